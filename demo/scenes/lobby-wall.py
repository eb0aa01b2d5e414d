"""A hotel lobby at night: a 7.2 x 3.6 m indoor LED wall is the light source."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import armchair, low_table, potted_palm  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("lobby-wall")
floor = m.finish("lobby floor", (0.13, 0.115, 0.10), 0.30, grain=0.25, grain_scale=1.3)
walls = m.finish("lobby walls", (0.24, 0.205, 0.165), 0.8, grain=0.12, grain_scale=2, bump=0.1, bump_scale=70)
stage.box((16, 16, 0.2), (0, 0, -0.1), floor, bevel=0)
stage.box((16, 0.3, 6), (0, 4.25, 3), walls, bevel=0)
for side in (-1, 1):
    stage.box((0.3, 16, 6), (side * 7.6, 0, 3), walls, bevel=0)
stage.box((16, 16, 0.2), (0, 0, 5.5), walls, bevel=0)

# The wall stands proud of the plaster; a warm line of light runs in the gap.
stage.box((7.26, 0.12, 3.66), (0, 4.01, 2.35), m.black_metal(), bevel=0.01)
stage.box((7.1, 0.02, 3.5), (0, 4.085, 2.35), m.lamp("halo", (1, 0.62, 0.3), 14), bevel=0, group="halo")
stage.flat_screen((7.2, 3.6), (0, 3.945, 2.35), cells=(10, 3))
for side in (-1, 1):
    for i in range(11):
        stage.box((0.07, 0.12, 5.4), (side * (4.5 + i * 0.28), 4.04, 2.7), m.walnut(), bevel=0.006)
    stage.box((0.04, 12, 0.04), (side * 7.35, -1, 5.3), m.lamp("cove", (1, 0.66, 0.36), 12), bevel=0, group="cove")
armchair(stage, (-2.5, 0.9, 0), 165)
armchair(stage, (-1.2, 0.5, 0), 195)
low_table(stage, (-1.9, 1.7, 0), 0.42)
armchair(stage, (2.5, 1.2, 0), 200)
potted_palm(stage, (-5.6, 2.9, 0), 2.3)
potted_palm(stage, (5.7, 3.0, 0), 2.0)
stage.area("fill", (0, -6, 5), (0, 2, 0), (6, 3), 120, (1, 0.85, 0.7))
stage.camera((1.1, -5.6, 1.45), (0.5, 4, 1.45), lens=29, shift=(0, 0.075), level=True)
stage.render()
