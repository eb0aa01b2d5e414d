"""A stadium: perimeter boards along the pitch and a ribbon on the upper tier, at night or on a full afternoon (--day)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import random
from lib import materials as m  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("stadium-ribbon", (1280, 720), day="stadium-day")
luck = random.Random(4)
grass = m.finish("grass", (0.035, 0.085, 0.022), 0.8, grain=0.3, grain_scale=30, bump=0.7, bump_scale=300)
pale = m.finish("mown grass", (0.05, 0.115, 0.03), 0.8, grain=0.3, grain_scale=30, bump=0.7, bump_scale=300)
for i in range(20):
    stage.box((6, 80, 0.2), (-60 + i * 6, 0, -0.1), grass if i % 2 else pale, bevel=0)
white = m.finish("line paint", (0.8, 0.8, 0.77), 0.8)
stage.box((120, 0.12, 0.01), (0, 24, 0.004), white, bevel=0)
stage.box((0.12, 60, 0.01), (6, -6, 0.004), white, bevel=0)
stage.surface("centre circle", lambda u, v: (6 + math.cos(u * 6.283) * (9.09 + 0.12 * v), 4 + math.sin(u * 6.283) * (9.09 + 0.12 * v), 0.006), 128, 1, white)


def crowd(first_y, first_z, rows, rise, depth):
    """Four of five seats are taken: shoulders and a head each, in the white and black of the Gulf and the colours of two teams."""
    looks = [m.cloth(c) for c in ((0.62, 0.6, 0.57), (0.62, 0.6, 0.57), (0.03, 0.03, 0.033), (0.5, 0.07, 0.05), (0.06, 0.16, 0.4), (0.55, 0.38, 0.1))]
    for kind, look in enumerate(looks):
        points, polygons = [], []
        for r in range(rows):
            for s in range(260):
                if s % 34 < 3 or luck.random() < 0.2 or luck.randrange(len(looks)) != kind:
                    continue
                x = -78 + s * 0.6 + 0.23 + luck.uniform(-0.05, 0.05)
                y, z = first_y + r * depth - 0.0011 * x * x + 0.15, first_z + r * rise
                for wide, low, high in ((0.21, 0.0, 0.5), (0.14, 0.5, 0.58), (0.085, 0.58, 0.82)):
                    k = len(points)
                    points += [(x + math.cos(a) * wide * w, y + math.sin(a) * wide * 0.6 * w, z + h) for h, w in ((low, 1), ((low + high) / 2, 1.05), (high, 0.6)) for a in (0, 1.047, 2.094, 3.142, 4.189, 5.236)]
                    polygons += [(k + j * 6 + i, k + j * 6 + (i + 1) % 6, k + j * 6 + 6 + (i + 1) % 6, k + j * 6 + 6 + i) for j in (0, 1) for i in range(6)] + [tuple(k + 12 + i for i in range(6))]
        if points:
            stage.mesh("crowd", points, polygons, look, smooth=True)


# Stands: rows of seats as one stepped strip per tier, slightly bowed around the pitch.
def tier(first_y, first_z, rows, rise, depth=0.85):
    seat = m.finish("seat", (0.10, 0.05, 0.03), 0.5, grain=0.2, grain_scale=3)
    points, polygons = [], []
    for r in range(rows):
        for s in range(260):
            x = -78 + s * 0.6
            y, z = first_y + r * depth - 0.0011 * x * x, first_z + r * rise
            if s % 34 < 3:
                continue
            k = len(points)
            points += [(x, y, z), (x + 0.46, y, z), (x + 0.46, y + 0.42, z), (x, y + 0.42, z), (x, y + 0.45, z + 0.42), (x + 0.46, y + 0.45, z + 0.42)]
            polygons += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 5, k + 4)]
    stage.mesh("seats", points, polygons, seat)
    if stage.day:
        crowd(first_y, first_z, rows, rise, depth)
    step = m.finish("concrete", (0.16, 0.15, 0.14), 0.8, grain=0.15)
    def steps(u, v):
        x, r = -80 + 160 * u, v * rows
        return (x, first_y - 0.3 + r * depth - 0.0011 * x * x, first_z - 0.4 + r * rise)
    stage.surface("steps", steps, 40, 1, step)
tier(30.5, 1.6, 24, 0.42)
tier(48, 15.6, 26, 0.60)

def bowed(y, z0, height):
    return lambda u, v: (-78 + 156 * u, y - 0.0011 * (-78 + 156 * u) ** 2, z0 + height * v)
stage.surface("fascia", bowed(47.3, 12.4, 2.8), 60, 1, m.black_metal())
stage.screen(bowed(47.1, 13.0, 1.7), atlas=(0, 0.5, 1, 1), cells=(12, 1), segments=(60, 1))
for i in range(52):
    x = -78 + i * 3
    stage.box((2.96, 0.25, 1.06), (x + 1.5, 27.75, 0.53), m.black_metal(), bevel=0.01)
stage.screen(lambda u, v: (-78 + 156 * u, 27.6, 0.08 + 0.94 * v), atlas=(0, 0, 1, 0.5), cells=(12, 1))

# Roof edge with rows of floodlights, and haze-free night above.
stage.box((170, 26, 1.0), (0, 68, 37), m.dark_plaster(), bevel=0.1)
for i in range(30):
    stage.box((1.5, 0.3, 0.5), (-72 + i * 5, 54.9, 36.2), m.lamp("flood", (1, 0.93, 0.84), 40), bevel=0, group="flood")
if stage.day:
    stage.sun((-0.55, -0.8, 0.85), 3.8, (1, 0.93, 0.83))
    stage.sky((0.62, 0.72, 0.82), (0.12, 0.29, 0.64), 0.95, 0.5)
else:
    stage.area("stadium light", (0, -10, 42), (0, 24, 0), (110, 12), 42000, (1, 0.93, 0.85))
    stage.sky((0.016, 0.016, 0.024), (0.004, 0.005, 0.010), 1.0)
stage.camera((-15, -1.5, 1.45), (3, 40, 1.45), lens=26, shift=(0, 0.115), level=True)
stage.render()
