"""Two Poster P1.8 in a bright boutique by day: 640 x 1,920 mm, free on their feet, beside a person."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import armchair, potted_palm  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.products import poster  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("poster-boutique")
stage.box((14, 14, 0.1), (0, 2, -0.05), m.finish("boutique floor", (0.50, 0.44, 0.36), 0.35, grain=0.1, grain_scale=1.2), bevel=0)
wall = m.finish("boutique wall", (0.68, 0.62, 0.54), 0.85)
stage.box((14, 0.2, 4.4), (0, 5.2, 2.2), wall, bevel=0)
stage.box((0.2, 14, 4.4), (5.2, 2, 2.2), wall, bevel=0)
stage.box((14, 14, 0.2), (0, 2, 4.1), wall, bevel=0)
# Daylight comes through a tall window at the left, out of the picture.
stage.area("window", (-5.4, 1.2, 2.3), (1.5, 2.2, 1.0), (5.5, 3.6), 520, (0.93, 0.97, 1.0))
stage.area("fill", (0, -4.6, 3.6), (0.4, 2, 1.2), (5, 2), 120, (1, 0.95, 0.88))
# A rail of clothes on the wall, a plinth with a bag.
stage.cylinder(0.018, 3.0, (-2.5, 4.7, 1.85), m.bronze(), tilt=(0, 90, 0), sides=16)
for i in range(11):
    tone = ((0.62, 0.52, 0.40), (0.12, 0.11, 0.11), (0.42, 0.20, 0.12), (0.74, 0.70, 0.63))[i % 4]
    stage.box((0.05, 0.46, 1.08 + 0.06 * (i % 3)), (-3.8 + i * 0.25, 4.7, 1.27), m.cloth(tone), turn=8 * (i % 2), bevel=0.02)
stage.box((0.5, 0.5, 0.8), (3.9, 3.6, 0.4), m.limestone(), bevel=0.01)
stage.box((0.34, 0.16, 0.26), (3.9, 3.6, 0.93), m.leather(), turn=20, bevel=0.03)
poster(stage, (0.55, 1.9, 0), turn=-10, atlas=(0, 0, 0.5, 1))
poster(stage, (1.75, 2.25, 0), turn=-14, atlas=(0.5, 0, 1, 1))
figure(stage, (-0.75, 2.7, 0), 215, woman=True, height=1.68)
armchair(stage, (3.3, 1.7, 0), 35, m.cloth((0.40, 0.33, 0.25)))
potted_palm(stage, (4.4, 4.5, 0), 1.9)
stage.camera((-0.5, -3.1, 1.35), (-0.2, 2, 1.35), lens=31, shift=(0.02, 0.0), level=True)
stage.render()
