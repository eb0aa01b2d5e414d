"""A classroom with an 98 inch interactive screen."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import pupil_desk  # noqa: E402
from lib.products import touch_panel  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("classroom-touch")
stage.box((11, 12, 0.2), (0, 0, -0.1), m.oak(), bevel=0)
stage.box((11, 0.2, 3.3), (0, 4.6, 1.65), m.plaster(), bevel=0)
stage.box((0.2, 12, 3.3), (4.6, 0, 1.65), m.plaster(), bevel=0)
stage.box((11, 12, 0.2), (0, 0, 3.4), m.plaster(), bevel=0)
stage.box((0.2, 12, 0.9), (-4.6, 0, 0.45), m.plaster(), bevel=0)
for i in range(7):
    stage.box((0.12, 0.1, 2.4), (-4.6, 4.2 - i * 1.6, 2.1), m.oak(), bevel=0.008)
felt = m.cloth((0.10, 0.085, 0.07))
for side in (-1, 1):
    stage.box((1.7, 0.03, 1.2), (side * 2.25, 4.47, 1.62), felt, bevel=0.004)
    stage.box((1.76, 0.02, 1.26), (side * 2.25, 4.485, 1.62), m.oak(), bevel=0.006)
touch_panel(stage, (0, 4.40, 1.62), 98, cells=(6, 3))
for row in range(3):
    for k in (-1, 0, 1):
        pupil_desk(stage, (k * 1.75, 1.9 - row * 1.75, 0), 0)
for x, z, c in ((3.9, 1.0, (0.5, 0.2, 0.1)), (3.9, 1.45, (0.3, 0.22, 0.12))):
    for i in range(9):
        stage.box((0.26, 0.05 + (i % 3) * 0.012, 0.26 + (i % 4) * 0.03), (4.35, 2.6 - i * 0.09, z + 0.13), m.cloth((c[0] * (0.5 + (i % 3) * 0.4), c[1], c[2])), bevel=0.004)
    stage.box((0.34, 2.2, 0.03), (4.33, 2.2, z - 0.02), m.oak(), bevel=0.004)
stage.area("window", (-6.2, 0.5, 2.4), (0, 1.4, 0.8), (5, 2.4), 900, (1, 0.92, 0.82))
for y in (-1, 2):
    stage.box((5, 0.1, 0.03), (0, y, 3.27), m.lamp("classroom line", (1, 0.85, 0.68), 2.0), bevel=0, group="ceiling")
stage.sky((0.9, 0.78, 0.66), (0.45, 0.55, 0.75), 0.9, 0.6)
stage.camera((-1.25, -2.5, 1.5), (0.05, 4.4, 1.5), lens=42, shift=(0, -0.01), level=True)
stage.render()
