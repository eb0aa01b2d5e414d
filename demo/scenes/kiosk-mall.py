"""A GlowMate 65 inch kiosk in a shopping mall at night."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import potted_palm  # noqa: E402
from lib.products import kiosk  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-mall")
floor = m.finish("mall floor", (0.30, 0.26, 0.21), 0.2, grain=0.2, grain_scale=1.0)
for i in range(-6, 7):
    for j in range(-5, 14):
        stage.box((1.19, 1.19, 0.1), (i * 1.2, j * 1.2, -0.05), floor, bevel=0.003)
stage.box((16, 24, 0.3), (0, 6, 4.6), m.plaster(), bevel=0)
for side in (-1, 1):
    for k in range(5):
        y = 0.5 + k * 3.4
        stage.box((0.5, 0.5, 4.5), (side * 4.6, y - 1.7, 2.25), m.limestone(), bevel=0.03)
        stage.box((0.3, 3.0, 1.3), (side * 4.75, y, 3.7), m.bronze(), bevel=0.02)
        stage.box((0.1, 2.7, 2.8), (side * 6.0, y, 1.5), m.lamp(f"shop {k % 3}", ((1, 0.6, 0.32), (1, 0.72, 0.5), (1, 0.5, 0.26))[k % 3], 1.0 + 0.7 * (k % 2)), bevel=0, group="shops")
        for b in range(3):
            stage.box((0.4, 0.4, 0.7 + 0.3 * b), (side * 5.5, y - 0.8 + b * 0.8, 0.4 + 0.15 * b), m.pale_stone(), bevel=0.01)
    stage.box((0.05, 18, 0.04), (side * 3.6, 6, 4.42), m.lamp("mall line", (1, 0.75, 0.48), 8), bevel=0, group="ceiling")
stage.box((16, 0.2, 4.6), (0, 17, 2.3), m.plaster(), bevel=0)
kiosk(stage, (0.8, 1.0, 0), 65, turn=-14, cells=(3, 5))
potted_palm(stage, (-2.6, 4.6, 0), 2.0)
potted_palm(stage, (2.9, 6.6, 0), 2.0)
stage.box((2.2, 0.55, 0.42), (-2.3, 2.6, 0.21), m.walnut(), turn=80, bevel=0.03)
stage.area("fill", (-3, -4, 3.6), (0.9, 0.4, 1.2), (1.6, 1.6), 40, (1, 0.84, 0.68))
stage.camera((-0.4, -3.3, 1.3), (0.15, 2, 1.3), lens=32, shift=(0.0, -0.02), level=True)
stage.render()
