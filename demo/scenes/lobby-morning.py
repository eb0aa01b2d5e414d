"""A lobby of travertine and oak in the morning: the sun on its floor, a street of palms outside, a 7.2 x 3.6 m LED wall in the shade."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.city import car, mosque, skyline, street  # noqa: E402
from lib.furniture import armchair, low_table, potted_palm, sofa  # noqa: E402
from lib.people import figure, seated  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("lobby-morning")
travertine = m.finish("travertine", (0.66, 0.59, 0.49), 0.2, grain=0.12, grain_scale=1.1)
stone = m.finish("travertine wall", (0.6, 0.53, 0.43), 0.6, grain=0.14, grain_scale=1.4, stretch=(1, 1, 6), bump=0.08, bump_scale=30)
white = m.finish("lobby white", (0.74, 0.72, 0.68), 0.85)
for i in range(-6, 7):
    for j in range(-7, 5):
        stage.box((1.395, 1.395, 0.1), (i * 1.4, j * 1.4, -0.05), travertine, bevel=0.003)
for k in range(6):  # courses of stone with a fine joint
    stage.box((15, 0.3, 0.955), (0.8, 5.75, 0.48 + k * 0.96), stone, bevel=0.004)
stage.box((0.3, 16, 5.7), (8.0, 0, 2.85), stone, bevel=0)
stage.box((15, 0.3, 5.7), (0.8, -9.2, 2.85), white, bevel=0)
stage.box((15, 15.2, 0.3), (0.8, -1.7, 5.85), white, bevel=0)
for i in range(52):  # an oak ceiling of slats
    stage.box((0.09, 15, 0.16), (-6.5 + i * 0.285, -1.6, 5.6), m.oak(), bevel=0)
for k in range(10):
    stage.box((0.34, 0.09, 5.7), (-6.6, 5.4 - k * 1.6, 2.85), m.bronze(), bevel=0.008)
for z in (0.05, 3.7, 5.62):
    stage.box((0.2, 16, 0.1), (-6.6, -2, z), m.bronze(), bevel=0.008)

stage.box((7.3, 0.14, 3.7), (1.2, 5.56, 2.55), m.black_metal(), bevel=0.01)
stage.flat_screen((7.2, 3.6), (1.2, 5.485, 2.55), cells=(10, 3))
for i in range(13):
    stage.box((0.07, 0.12, 5.5), (5.7 + i * 0.19, 5.52, 2.75), m.oak(), bevel=0.006)

green, sand = m.cloth((0.055, 0.115, 0.095)), m.cloth((0.44, 0.33, 0.2))
rug = m.finish("lobby rug", (0.3, 0.35, 0.33), 0.95, grain=0.2, grain_scale=60, bump=0.5, bump_scale=200)
stage.box((4.4, 4.6, 0.02), (-2.9, 1.5, 0.012), rug, bevel=0.008)
sofa(stage, (-2.9, 3.3, 0), 2.8, 0, green)
armchair(stage, (-3.8, 0.1, 0), 188, sand)
armchair(stage, (-2.3, -0.1, 0), 166, sand)
low_table(stage, (-2.8, 1.6, 0), 0.55)
stage.cylinder(0.05, 0.14, (-2.7, 1.65, 0.46), m.bronze(), sides=28)
for dx, dy in ((-0.2, 0.1), (-0.1, -0.2)):
    stage.cylinder(0.032, 0.05, (-2.8 + dx, 1.6 + dy, 0.42), white, sides=24)
seated(stage, (-2.3, 3.15, 0), 8, False, 1.76)
figure(stage, (-5.5, 3.3, 0), 118, False, 1.79, stride=0.05)
figure(stage, (-5.05, 2.5, 0), 320, True, 1.66, stride=0.05)
figure(stage, (4.9, 3.4, 0), 215, False, 1.77, stride=0.3)
potted_palm(stage, (-5.7, 5.0, 0), 2.5)
potted_palm(stage, (5.9, 4.8, 0), 2.4, seed=4)

street(stage, -7.0, -0.12)
for y, dx, color in ((30, -12.5, (0.62, 0.62, 0.62)), (15, -15.3, (0.05, 0.07, 0.1)), (58, -26, (0.7, 0.7, 0.7))):
    car(stage, (-7 + dx, y, -0.08), color)
mosque(stage, (-62, 42), -0.1)
skyline(stage, 50, seed=4, foot=-0.1, near=84, spread=34)
stage.area("window", (-7.4, -1, 3.2), (0, 1, 0.8), (14, 5), 1500, (0.93, 0.97, 1))
stage.area("room", (2, -7, 5.2), (0, 3, 1), (8, 3), 260, (1, 0.95, 0.88))
stage.sun((-5.4, -2.6, 5.2), 6, (1, 0.9, 0.76))
stage.sky((0.72, 0.81, 0.9), (0.2, 0.42, 0.78), 1.1, 0.55)
stage.camera((4.3, -6.4, 1.5), (-0.05, 5.5, 1.5), lens=23, shift=(0, 0.05), level=True)
stage.render()
