"""An operations room: a wide video wall, two rows of desks with monitors."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.furniture import chair  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("control-room", (1280, 720))
stage.box((24, 18, 0.2), (0, 0, -0.1), m.carpet(), bevel=0)
stage.box((24, 18, 0.2), (0, 0, 5.2), m.dark_plaster(), bevel=0)
wall = m.finish("room wall", (0.12, 0.105, 0.09), 0.8, grain=0.1)
stage.box((24, 0.3, 5.2), (0, 7.2, 2.6), wall, bevel=0)
for side in (-1, 1):
    stage.box((0.3, 18, 5.2), (side * 9.5, 0, 2.6), wall, bevel=0)
radius, half = 13.0, math.radians(29)


def curve(offset, low, high):
    def point(u, v):
        a = (u - 0.5) * 2 * half
        return (math.sin(a) * (radius + offset), -6.6 + math.cos(a) * (radius + offset), low + (high - low) * v)
    return point


stage.surface("wall body", curve(0.06, 0.75, 4.45), 48, 1, m.black_metal())
stage.surface("plinth", curve(-0.12, 0, 0.72), 48, 1, m.walnut())
stage.screen(curve(0, 0.85, 4.35), atlas=(0, 0.25, 1, 1), cells=(10, 2), segments=(60, 1))
for row, (y, count) in enumerate(((1.6, 4), (-1.3, 3))):
    for i in range(count):
        x = (i - (count - 1) / 2) * 3.1
        stage.box((2.7, 0.95, 0.05), (x, y, 0.74), m.walnut(), bevel=0.01)
        stage.box((2.6, 0.06, 0.7), (x, y + 0.4, 0.38), m.black_metal(), bevel=0.01)
        for k in (-1, 0, 1):
            stage.box((0.78, 0.03, 0.46), (x + k * 0.8, y + 0.22 - abs(k) * 0.05, 1.12), m.black_metal(), turn=-k * 9, bevel=0.01)
            stage.flat_screen((0.75, 0.42), (x + k * 0.8 + k * 0.002, y + 0.203 - abs(k) * 0.05, 1.12), turn=-k * 9,
                              atlas=((k + 1) / 3, 0, (k + 2) / 3, 0.25), cells=(1, 1), led=False)
            stage.cylinder(0.02, 0.18, (x + k * 0.8, y + 0.25, 0.85), m.black_metal(), sides=12)
        stage.box((0.46, 0.15, 0.015), (x, y - 0.2, 0.775), m.black_metal(), bevel=0.004)
        for k in (-0.62, 0.62):
            chair(stage, (x + k, y - 0.8, 0), 180 + k * 14)
stage.box((16, 0.05, 0.04), (0, 2.2, 5.08), m.lamp("line", (1, 0.74, 0.48), 7), bevel=0, group="ceiling")
stage.area("fill", (0, -7, 4.8), (0, 2, 0.6), (8, 2), 90, (1, 0.82, 0.64))
stage.camera((-3.2, -6.6, 1.95), (-0.5, 6, 1.95), lens=25, shift=(0, 0.03), level=True)
stage.render()
