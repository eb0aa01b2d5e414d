"""An operations room by day: the curved wall of the night shift in a pale room, its desks taken, blinds half open on the city."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.city import skyline  # noqa: E402
from lib.furniture import chair, potted_palm  # noqa: E402
from lib.people import figure, seated  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("operations-day", (1280, 720))
pale = m.finish("operations wall", (0.66, 0.66, 0.63), 0.85, grain=0.04, grain_scale=2)
felt = m.finish("felt", (0.19, 0.27, 0.27), 0.95, grain=0.12, grain_scale=80)
stage.box((24, 20, 0.2), (0, 0, -0.1), m.finish("operations carpet", (0.24, 0.255, 0.26), 0.95, grain=0.25, grain_scale=60, bump=0.4, bump_scale=200), bevel=0)
stage.box((18, 20, 0.2), (0.6, 0, 5.2), m.finish("operations ceiling", (0.74, 0.74, 0.72), 0.9), bevel=0)
stage.box((18, 0.3, 5.2), (0.6, 7.2, 2.6), felt, bevel=0)
stage.box((0.3, 20, 5.2), (9.5, 0, 2.6), pale, bevel=0)
stage.box((24, 0.3, 5.2), (0, -9.6, 2.6), pale, bevel=0)
for i in range(13):  # ribs of oak on both sides of the wall of screens
    for side in (-1, 1):
        stage.box((0.07, 0.1, 5.2), (side * (6.55 + i * 0.15), 7.02, 2.6), m.oak(), bevel=0)
radius, half = 13.0, math.radians(29)


def curve(offset, low, high):
    def point(u, v):
        a = (u - 0.5) * 2 * half
        return (math.sin(a) * (radius + offset), -6.6 + math.cos(a) * (radius + offset), low + (high - low) * v)
    return point


stage.surface("wall body", curve(0.06, 0.75, 4.45), 48, 1, m.black_metal())
stage.surface("plinth", curve(-0.12, 0, 0.72), 48, 1, m.oak())
stage.screen(curve(0, 0.85, 4.35), atlas=(0, 0.25, 1, 1), cells=(10, 2), segments=(60, 1))
desk = m.finish("desk top", (0.68, 0.66, 0.61), 0.5)
for row, (y, count) in enumerate(((1.7, 4), (-1.5, 3))):
    for i in range(count):
        x = (i - (count - 1) / 2) * 3.1
        stage.box((2.7, 0.95, 0.05), (x, y, 0.74), desk, bevel=0.01)
        stage.box((2.6, 0.06, 0.7), (x, y + 0.4, 0.38), m.oak(), bevel=0.01)
        for k in (-1, 0, 1):
            stage.box((0.78, 0.03, 0.46), (x + k * 0.8, y + 0.22 - abs(k) * 0.05, 1.12), m.black_metal(), turn=-k * 9, bevel=0.01)
            stage.flat_screen((0.75, 0.42), (x + k * 0.8 + k * 0.002, y + 0.203 - abs(k) * 0.05, 1.12), turn=-k * 9,
                              atlas=((k + 1) / 3, 0, (k + 2) / 3, 0.25), cells=(1, 1), led=False)
            stage.cylinder(0.02, 0.18, (x + k * 0.8, y + 0.25, 0.85), m.aluminium(), sides=12)
        stage.box((0.46, 0.15, 0.015), (x, y - 0.2, 0.775), m.black_metal(), bevel=0.004)
        stage.cylinder(0.035, 0.1, (x + 1.1, y - 0.1, 0.81), pale, sides=24)
        for side, k in ((-1, -0.62), (1, 0.62)):
            chair(stage, (x + k, y - 0.8, 0), 180 + k * 14, m.cloth((0.12, 0.15, 0.16)))
            if (row, i, side) in ((0, 0, 1), (0, 1, -1), (0, 2, 1), (0, 3, -1), (1, 0, 1), (1, 1, 1), (1, 2, -1)):
                seated(stage, (x + k, y - 0.72, 0.02), 180 + k * 10, (i + row) % 3 == 2, 1.74)
figure(stage, (3.1, 4.0, 0), 150, False, 1.78, reach=0.55, stride=0.05)
figure(stage, (2.3, 3.6, 0), 200, True, 1.66, stride=0.05)
# The window on the left: slats of the blinds turned open, the city thirty metres below the eye.
for k in range(9):
    stage.box((0.16, 0.09, 5.2), (-8.4, 6.9 - k * 1.7, 2.6), m.black_metal(), bevel=0.006)
for z in (0.05, 0.9, 5.1):
    stage.box((0.14, 20, 0.12), (-8.4, 0, z), m.black_metal(), bevel=0.006)
for k in range(9):
    stage.box((0.09, 18, 0.006), (-8.25, -1, 5.0 - k * 0.09), pale, bevel=0)
potted_palm(stage, (-7.5, 6.2, 0), 2.2)
skyline(stage, 46, seed=9, foot=-26, near=56, far=240, count=44, spread=24)
stage.box((600, 600, 0.2), (-330, 120, -26.2), m.finish("quarter ground", (0.5, 0.46, 0.4), 0.9), bevel=0)
for y in (4.2, 1.0, -2.2):
    for x in (-4.6, 0, 4.6):
        stage.box((3.2, 0.5, 0.05), (x, y, 5.07), m.lamp("office panel", (1, 0.97, 0.93), 3.4), bevel=0, group="ceiling")
stage.area("window", (-9.2, 0, 3.0), (0, 1, 0.8), (15, 4.4), 1000, (0.92, 0.96, 1))
stage.area("room", (0, -8, 4.9), (0, 3, 1), (12, 2), 420, (1, 0.96, 0.9))
stage.sun((-6, -2.2, 4.4), 4.5, (1, 0.93, 0.82))
stage.sky((0.76, 0.83, 0.9), (0.25, 0.46, 0.8), 0.9, 0.5)
stage.camera((3.0, -6.7, 2.05), (-0.75, 6, 2.05), lens=24, shift=(0, 0.02), level=True)
stage.render()
