"""An LED cube hanging in an atrium above a stone floor."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.furniture import potted_palm  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("led-cube")
stage.box((26, 26, 0.2), (0, 2, -0.1), m.finish("atrium floor", (0.22, 0.19, 0.155), 0.26, grain=0.25, grain_scale=0.8), bevel=0)
wall = m.plaster()
stage.box((26, 0.3, 13), (0, 11, 6.5), wall, bevel=0)
for side in (-1, 1):
    stage.box((0.3, 26, 13), (side * 10, 2, 6.5), wall, bevel=0)
for level in (3.6, 7.0, 10.4):  # galleries with a warm line of light under their edge
    stage.box((20, 2.2, 0.32), (0, 9.8, level), wall, bevel=0.03)
    stage.box((20, 0.05, 0.95), (0, 8.75, level + 0.65), m.thin_glass(), bevel=0)
    stage.box((20, 0.04, 0.04), (0, 8.9, level - 0.18), m.lamp("gallery", (1, 0.66, 0.38), 8), bevel=0, group="gallery")
    for side in (-1, 1):
        stage.box((2.2, 16, 0.32), (side * 8.9, 2, level), wall, bevel=0.03)
        stage.box((0.04, 16, 0.04), (side * 8.0, 2, level - 0.18), m.lamp("gallery", (1, 0.66, 0.38), 8), bevel=0, group="gallery")
for i in range(5):
    stage.box((0.5, 0.5, 13), (-8 + i * 4, 9.2, 6.5), m.limestone(), bevel=0.04)
size, at, turn = 3.2, (0.3, 3.6, 4.3), 33
for k in range(4):  # four lit sides, each its own quarter of the atlas
    a = math.radians(turn + 90 * k)
    stage.flat_screen((size, size), (at[0] + math.sin(a) * size / 2, at[1] - math.cos(a) * size / 2, at[2]), turn=turn + 90 * k,
                      atlas=(k / 4, 0, (k + 1) / 4, 1), cells=(2, 2))
for z in (-1, 1):
    stage.box((size * 0.995, size * 0.995, 0.05), (at[0], at[1], at[2] + z * (size / 2 + 0.026)), m.black_metal(), turn=turn, bevel=0.01)
for dx in (-0.8, 0.8):
    for dy in (-0.8, 0.8):
        stage.cylinder(0.016, 7, (at[0] + dx, at[1] + dy, at[2] + size / 2 + 3.5), m.black_metal(), sides=12)
for x, y in ((-5.6, 5.4), (5.8, 6.2), (-6.2, 2.2)):
    potted_palm(stage, (x, y, 0), 2.8)
stage.cylinder(1.9, 0.42, (0.3, 3.6, 0.21), m.honed_stone())
stage.area("fill", (0, -4, 12), (0, 4, 2), (8, 6), 300, (1, 0.84, 0.66))
stage.camera((-0.9, -6.8, 1.6), (0.1, 4, 1.6), lens=24, shift=(0, 0.14), level=True)
stage.render()
