"""A stadium: perimeter boards along the pitch and a ribbon on the upper tier."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("stadium-ribbon", (1280, 720))
grass = m.finish("grass", (0.035, 0.085, 0.022), 0.8, grain=0.3, grain_scale=30, bump=0.7, bump_scale=300)
pale = m.finish("mown grass", (0.05, 0.115, 0.03), 0.8, grain=0.3, grain_scale=30, bump=0.7, bump_scale=300)
for i in range(20):
    stage.box((6, 80, 0.2), (-60 + i * 6, 0, -0.1), grass if i % 2 else pale, bevel=0)
white = m.finish("line paint", (0.8, 0.8, 0.77), 0.8)
stage.box((120, 0.12, 0.01), (0, 24, 0.004), white, bevel=0)
stage.box((0.12, 60, 0.01), (6, -6, 0.004), white, bevel=0)
stage.surface("centre circle", lambda u, v: (6 + math.cos(u * 6.283) * (9.09 + 0.12 * v), 4 + math.sin(u * 6.283) * (9.09 + 0.12 * v), 0.006), 128, 1, white)


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
stage.area("stadium light", (0, -10, 42), (0, 24, 0), (110, 12), 42000, (1, 0.93, 0.85))
stage.sky((0.016, 0.016, 0.024), (0.004, 0.005, 0.010), 1.0)
stage.camera((-15, -1.5, 1.45), (3, 40, 1.45), lens=26, shift=(0, 0.115), level=True)
stage.render()
