"""A Totem P4 on a shaded square at noon: 1,000 x 2,800 mm, its picture 960 x 1,920 mm."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.products import totem  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("totem-plaza")
paving = m.finish("plaza", (0.46, 0.41, 0.35), 0.7, grain=0.14, grain_scale=1.4)
joint = m.finish("plaza joints", (0.24, 0.21, 0.18), 0.9)
stage.box((80, 80, 0.1), (0, 20, -0.06), joint, bevel=0)
for i in range(-9, 10):
    for j in range(-4, 15):
        stage.box((1.18, 1.18, 0.1), (i * 1.2, j * 1.2, -0.05), paving, bevel=0)
wall = m.finish("plaza wall", (0.62, 0.55, 0.46), 0.8, grain=0.06)
# An arcade closes the square: piers, a deep shade behind them, a parapet above.
stage.box((44, 0.4, 7.2), (0, 20.4, 3.6), m.finish("shade", (0.17, 0.14, 0.11), 0.9), bevel=0)
stage.box((44, 3.0, 1.7), (0, 18.9, 6.4), wall, bevel=0.02)
for i in range(-6, 7):
    stage.box((0.9, 0.9, 5.6), (i * 3.5, 17.9, 2.8), wall, bevel=0.02)
stage.box((44, 3.4, 0.2), (0, 18.9, 7.3), m.limestone(), bevel=0.02)
totem(stage, (1.15, 1.2, 0), turn=-17)
for k, (x, y) in enumerate(((-5.6, 8.5), (6.2, 9.5), (-9.5, 13.5))):
    date_palm(stage, (x, y, 0), 5.8 + 0.4 * k, seed=k)
for x, y, turn, woman, tall in ((-0.55, 2.3, 205, False, 1.77), (-2.5, 7.6, 120, True, 1.66), (-1.9, 7.7, 120, True, 1.15), (4.4, 8.8, 260, False, 1.74)):
    figure(stage, (x, y, 0), turn, woman, tall)
stage.sun((-0.62, -0.35, 1.15), 4.0)
stage.sky((0.58, 0.70, 0.82), (0.11, 0.28, 0.64), 0.95, 0.5)
stage.camera((-0.6, -4.3, 1.5), (-0.05, 3, 1.5), lens=29, shift=(0.0, 0.07), level=True)
stage.render()
