"""A Meet 85 in a meeting room on a bright morning: six seats, the city outside, two people at the table."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import random
from lib import materials as m  # noqa: E402
from lib.furniture import chair  # noqa: E402
from lib.people import figure, seated  # noqa: E402
from lib.products import touch_panel  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("meeting-morning")
luck = random.Random(8)
pale = m.finish("office wall", (0.62, 0.59, 0.54), 0.85, grain=0.05, grain_scale=2)
stage.box((12, 12, 0.2), (0, 0, -0.1), m.finish("office floor", (0.3, 0.27, 0.23), 0.9, grain=0.12, grain_scale=30), bevel=0)
stage.box((12, 12, 0.2), (0, 0, 3.1), pale, bevel=0)
stage.box((12, 0.2, 3), (0, 3.6, 1.5), pale, bevel=0)
for i in range(18):
    stage.box((0.06, 0.05, 3), (1.6 + i * 0.14, 3.46, 1.5), m.oak(), bevel=0.005)
# The window wall on the left: mullions, and a quarter of low towers in the haze.
for k in range(9):
    stage.box((0.1, 0.06, 3), (-3.9, 3.4 - k * 1.3, 1.5), m.black_metal(), bevel=0.005)
stage.box((0.1, 12, 0.12), (-3.9, 0, 0.06), m.black_metal(), bevel=0.005)
for k in range(60):
    x, y, w, h = -luck.uniform(40, 160), luck.uniform(-30, 150), luck.uniform(7, 14), luck.uniform(10, 44)
    stage.box((w, w, h), (x, y, h / 2 - 26), m.finish(f"quarter {k % 3}", ((0.56, 0.54, 0.5), (0.5, 0.52, 0.55), (0.62, 0.58, 0.52))[k % 3], 0.8), bevel=0)
stage.box((400, 400, 0.1), (-200, 100, -26), m.finish("quarter ground", (0.46, 0.43, 0.39), 0.9), bevel=0)
touch_panel(stage, (-0.6, 3.44, 1.45), 85, cells=(6, 3))
stage.box((1.15, 3.2, 0.04), (-0.4, 0.2, 0.73), m.oak(), bevel=0.012)
for y in (-0.9, 1.3):
    stage.box((0.5, 0.3, 0.7), (-0.4, y, 0.36), m.black_metal(), bevel=0.02)
for i in range(3):
    for side in (-1, 1):
        chair(stage, (-0.4 + side * 0.95, 1.25 - i * 1.05, 0), -side * 90, m.cloth((0.16, 0.145, 0.13)))
seated(stage, (-0.4 + 0.92, 0.2, 0.0), 68, False, 1.76)
seated(stage, (-0.4 - 0.92, 1.25, 0.0), -75, True, 1.65)
figure(stage, (0.85, 3.05, 0), 258, False, 1.78, reach=0.7, stride=0.04)
for y in (0.2, 1.2):
    stage.box((0.3, 0.21, 0.012), (-0.15, y, 0.757), m.aluminium(), turn=90, bevel=0.004)
    stage.cylinder(0.03, 0.1, (-0.62, y + 0.3, 0.8), m.pale_stone(), sides=28)
for y in (-1.5, 1.2):
    stage.box((4, 0.08, 0.03), (0, y, 2.99), m.lamp("office line", (1, 0.95, 0.88), 2.4), bevel=0, group="ceiling")
stage.area("window", (-5.2, 0.5, 1.9), (0, 1.4, 0.8), (8, 2.8), 620, (1, 0.96, 0.9))
stage.sky((0.78, 0.83, 0.88), (0.35, 0.52, 0.8), 0.9, 0.55)
stage.camera((1.0, -3.1, 1.5), (-0.55, 3.5, 1.5), lens=30, shift=(0, -0.02), level=True)
stage.render()
