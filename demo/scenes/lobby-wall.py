"""A hotel lobby at night: a 7.2 x 3.6 m indoor LED wall is the light source."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import armchair, low_table, potted_palm  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("lobby-wall")
stage.box((22, 16, 0.2), (0, 0, -0.1), m.polished_stone(), bevel=0)
stage.box((22, 0.3, 6), (0, 4.25, 3), m.dark_plaster(), bevel=0)
stage.box((0.3, 16, 6), (-7.6, 0, 3), m.dark_plaster(), bevel=0)
stage.box((0.3, 16, 6), (7.6, 0, 3), m.dark_plaster(), bevel=0)
stage.box((22, 16, 0.2), (0, 0, 5.4), m.dark_plaster(), bevel=0)

# The wall stands proud of the plaster; a warm line of light runs in the gap.
stage.box((7.36, 0.14, 3.76), (0, 4.02, 2.35), m.black_metal(), bevel=0.01)
stage.box((7.44, 0.02, 3.84), (0, 4.085, 2.35), m.lamp("halo", (1, 0.62, 0.3), 1.2), bevel=0, group="halo")
stage.flat_screen((7.2, 3.6), (0, 3.945, 2.35), cells=(6, 3))

for side in (-1, 1):
    for i in range(9):
        stage.box((0.07, 0.12, 5.3), (side * (4.6 + i * 0.34), 4.04, 2.65), m.walnut(), bevel=0.006)
    stage.box((0.04, 12, 0.04), (side * 7.4, -1, 5.2), m.lamp("cove", (1, 0.66, 0.36), 3), bevel=0, group="cove")
armchair(stage, (-2.7, 0.6, 0), 155)
armchair(stage, (-1.2, 0.2, 0), 195)
low_table(stage, (-2.0, 1.4, 0), 0.42)
armchair(stage, (2.6, 0.9, 0), 200)
potted_palm(stage, (-5.9, 2.6, 0), 2.3)
potted_palm(stage, (6.1, 2.9, 0), 2.0)
stage.sky((0.02, 0.018, 0.016), (0.01, 0.01, 0.012), 0.5)
stage.area("fill", (0, -6, 4.8), (0, 2, 0), (6, 3), 40, (1, 0.85, 0.7))
stage.camera((1.3, -6.4, 1.55), (0.25, 4, 1.55), lens=27, shift=(0, 0.035), level=True)
stage.render()
