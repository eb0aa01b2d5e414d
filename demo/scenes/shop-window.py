"""A boutique window with an LED screen behind the glass: at night, or in the morning (--day); its stills end before the passers-by, whose shadows and reflections stay."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("shop-window", day="shop-morning")
pavement = m.finish("pavement", (0.5, 0.455, 0.39) if stage.day else (0.15, 0.13, 0.11), 0.6 if stage.day else 0.26, grain=0.4, grain_scale=1.1, bump=0.08, bump_scale=20)
for i in range(-7, 8):
    for j in range(-5, 3):
        stage.box((1.19, 0.79, 0.1), (i * 1.2, -0.6 + j * 0.8, -0.05), pavement, bevel=0.004)
stone = m.limestone()
for x, w in ((-6.2, 3.6), (6.4, 3.4)):
    stage.box((w, 0.5, 5.4), (x, 1.3, 2.7), stone, bevel=0.015)
stage.box((16, 0.5, 1.6), (0, 1.3, 4.7), stone, bevel=0.015)
stage.box((9.2, 0.5, 0.34), (0.15, 1.3, 0.17), m.bronze(), bevel=0.01)
for x in (-4.38, -1.4, 1.62, 4.66):
    stage.box((0.06, 0.14, 3.6), (x, 1.15, 2.1), m.bronze(), bevel=0.006)
stage.box((9.2, 0.14, 0.08), (0.15, 1.15, 3.87), m.bronze(), bevel=0.006)
stage.box((9.0, 0.012, 3.5), (0.15, 1.16, 2.1), m.thin_glass(), bevel=0)
inside = m.finish("inside", (0.55, 0.5, 0.43) if stage.day else (0.30, 0.24, 0.18), 0.7, grain=0.1)
stage.box((9.2, 3.4, 0.1), (0.15, 3.1, 0.36), m.honed_stone(), bevel=0)
stage.box((9.2, 0.1, 4), (0.15, 4.8, 2.2), inside, bevel=0)
stage.box((9.2, 3.6, 0.1), (0.15, 3.1, 4.0), inside, bevel=0)
for x in (-4.5, 4.8):
    stage.box((0.1, 3.6, 4), (x, 3.1, 2.2), inside, bevel=0)

# The screen: 4 x 2.5 m, with plinths for the goods beside it.
stage.box((4.1, 0.12, 2.58), (0.15, 2.62, 2.2), m.black_metal(), bevel=0.01)
stage.flat_screen((4.0, 2.5), (0.15, 2.55, 2.2), cells=(6, 3))
for x, y, h in ((-3.2, 2.2, 0.9), (-2.6, 1.75, 0.55), (3.1, 2.2, 1.05), (3.7, 1.8, 0.6)):
    stage.box((0.46, 0.46, h), (x, y, 0.41 + h / 2), m.pale_stone(), bevel=0.008)
    amber = m.finish("perfume", (0.9, 0.42, 0.12), 0.04, transmission=0.9)
    stage.box((0.15, 0.09, 0.21), (x, y, 0.41 + h + 0.105), amber, turn=12, bevel=0.018)
    stage.cylinder(0.022, 0.06, (x, y, 0.41 + h + 0.24), m.bronze(), sides=32)
    stage.spot("goods", (x, y - 0.3, 3.85), (x, y, 1.2), 160, 34)
if stage.day:
    for x, y, turn, woman, tall in ((1.95, 0.0, 168, True, 1.66), (2.5, 0.18, 196, True, 1.61)):
        figure(stage, (x, y, 0), turn, woman, tall)
    stage.area("shop light", (0.15, 2.4, 3.9), (0.15, 3.2, 0), (8, 1.6), 700, (1, 0.95, 0.88))
    date_palm(stage, (-6.4, -4.6, 0), 4.4, seed=2)  # out of the picture: its shade lies on the pavement and the stone
    stage.sun((-0.75, -0.5, 0.62), 4.2, (1, 0.93, 0.83))
    stage.sky((0.66, 0.74, 0.82), (0.2, 0.36, 0.66), 0.9, 0.5)
else:
    stage.area("street", (-5, -7, 5), (0, 1, 1.5), (4, 3), 130, (1, 0.74, 0.48))
    stage.sky((0.05, 0.035, 0.03), (0.012, 0.016, 0.03), 0.6)
stage.camera((-1.6, -5.2, 1.55), (0.0, 2.5, 1.55), lens=32, shift=(0, 0.02), level=True)
stage.render()
