"""A roadside LED billboard over a highway: at dusk, traffic drawn as lines of light, or at noon (--day)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import random
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("road-sign", day="road-noon")
luck = random.Random(11)
sand = m.finish("desert sand", (0.5, 0.37, 0.24) if stage.day else (0.34, 0.22, 0.13), 0.9, grain=0.18, grain_scale=0.4, bump=0.3, bump_scale=9)


def dunes(u, v):
    x, y = (u - 0.5) * 420, -20 + v * 330
    away = max(0, abs(x) - 14) / 60
    height = (math.sin(x * 0.045 + y * 0.02) + math.sin(x * 0.021 - y * 0.033 + 1.7)) * 2.2 * min(1, away) ** 1.5
    return (x, y, -0.25 + height + 4 * min(1, away) * max(0, (y - 120) / 200))


stage.surface("dunes", dunes, 150, 120, sand)
stage.box((24, 360, 0.2), (0, 150, -0.1), m.finish("dry asphalt", (0.1, 0.098, 0.095), 0.85, grain=0.2, grain_scale=0.8) if stage.day else m.asphalt(), bevel=0)
paint = m.finish("road paint", (0.55, 0.52, 0.46), 0.5)
for x in (-11.2, -0.9, 0.9, 11.2):
    stage.box((0.16, 360, 0.01), (x, 150, 0.006), paint, bevel=0)
for x in (-7.8, -4.4, 4.4, 7.8):
    for k in range(24):
        stage.box((0.14, 3.2, 0.01), (x, -8 + k * 10, 0.006), paint, bevel=0)
stage.box((0.6, 360, 0.8), (0, 150, 0.4), m.finish("barrier", (0.36, 0.32, 0.27), 0.7, grain=0.15), bevel=0.06)
for x in (-12.4, 12.4):
    stage.box((0.06, 360, 0.3), (x, 150, 0.72), m.aluminium(), bevel=0.02)
    for k in range(60):
        stage.box((0.1, 0.12, 0.75), (x, -14 + k * 4, 0.37), m.aluminium(), bevel=0)
for k in range(9):
    y = 2 + k * 26
    stage.cylinder(0.11, 11, (0, y, 5.5), m.black_metal(), sides=16)
    for side in (-1, 1):
        stage.box((2.6, 0.1, 0.1), (side * 1.3, y, 11), m.black_metal(), bevel=0.02)
        stage.box((0.9, 0.3, 0.08), (side * 2.5, y, 10.94), m.lamp("road lamp", (1, 0.66, 0.38), 14), bevel=0, group="lamps")


def car(x, y, paint, away):
    """A saloon car far enough away that its outline is all one sees."""
    body, glass = m.finish(f"car {paint}", paint, 0.25, coat=0.6), m.finish("car glass", (0.012, 0.014, 0.018), 0.08)
    stage.box((1.84, 4.6, 0.62), (x, y, 0.62), body, bevel=0.2)
    stage.box((1.56, 2.5, 0.5), (x, y - (0.2 if away else -0.2), 1.14), glass, bevel=0.22)
    stage.box((1.44, 1.7, 0.06), (x, y - (0.2 if away else -0.2), 1.39), body, bevel=0.03)
    for dx in (-0.78, 0.78):
        for dy in (-1.4, 1.4):
            stage.cylinder(0.33, 0.22, (x + dx, y + dy, 0.33), m.screen_glass(), tilt=(0, 90, 0), sides=28)
        stage.box((0.34, 0.03, 0.12), (x + dx * 0.8, y - 2.29, 0.72), m.lamp("tail lamp", (1, 0.06, 0.03), 1.2) if away else m.lamp("head lamp", (1, 0.95, 0.85), 1.5), bevel=0, group="traffic")


if stage.day:
    for x, y, paint in ((6.1, 26, (0.62, 0.62, 0.6)), (2.7, 52, (0.05, 0.05, 0.055)), (9.4, 74, (0.5, 0.48, 0.44)), (6.0, 108, (0.3, 0.05, 0.04))):
        car(x, y, paint, True)
    for x, y, paint in ((-2.8, 40, (0.6, 0.6, 0.6)), (-6.2, 66, (0.09, 0.1, 0.12)), (-9.4, 96, (0.6, 0.58, 0.52)), (-2.8, 124, (0.04, 0.04, 0.045))):
        car(x, y, paint, False)
# Traffic in a long exposure: red lines away from us on the right, pale ones toward us on the left.
for x, color, name in () if stage.day else ((2.9, (1, 0.09, 0.03), "tail"), (6.3, (1, 0.07, 0.03), "tail"), (9.5, (1, 0.1, 0.03), "tail"), (-2.9, (1, 0.78, 0.5), "head"), (-6.2, (1, 0.74, 0.46), "head")):
    for side in (-0.75, 0.75):
        for n in range(3):
            thick = luck.uniform(0.015, 0.04)
            stage.box((thick, 240, thick), (x + side + luck.uniform(-0.25, 0.25), 128, luck.uniform(0.5, 0.95)), m.lamp(f"{name} {x}", color, 5 if name == "tail" else 3.2), bevel=0, group="traffic")
# The billboard: 12 x 6 m on one leg, turned a little toward the road.
turn = -9
stage.cylinder(0.5, 9.2, (19.5, 33.4, 4.6), m.black_metal(), sides=40)
stage.box((12.6, 1.1, 6.6), (19.5, 33.1, 12.2), m.black_metal(), turn, bevel=0.06)
stage.flat_screen((12, 6), (19.5 - 0.56 * math.sin(math.radians(9)), 33.1 - 0.56 * math.cos(math.radians(9)), 12.2), turn, cells=(8, 4))
stage.box((12.6, 1.0, 0.08), (19.5, 32.0, 8.75), m.aluminium(), turn, bevel=0.01)
for i in range(3):
    date_palm(stage, (15.6 + i * 1.2, 52 + i * 16, -0.2), 7.5, seed=i)
    date_palm(stage, (-15.5 - i, 30 + i * 18, -0.2), 7.0, seed=i + 5)
# A far city in the haze.
for _ in range(34):
    x, h, w = luck.uniform(-120, 60), luck.uniform(8, 34), luck.uniform(4, 9)
    y = 285 + luck.uniform(0, 20)
    stage.box((w, w, h), (x, y, h / 2 + 2), m.finish("far tower", (0.5, 0.56, 0.62) if stage.day else (0.07, 0.05, 0.05), 0.8), bevel=0)
    if stage.day:
        continue
    points, polygons = [], []
    for _ in range(int(w * h * 0.25)):
        left, foot, k = x + luck.uniform(-w / 2, w / 2 - 0.6), 4 + luck.uniform(0, h - 4), len(points)
        points += [(left + dx, y - w / 2 - 0.1, foot + dz) for dx, dz in ((0, 0), (0.5, 0), (0.5, 0.6), (0, 0.6))]
        polygons.append((k, k + 1, k + 2, k + 3))
    stage.mesh("rooms", points, polygons, m.lamp("far room", (1, 0.62, 0.32), 1.2), group="rooms")
if stage.day:
    stage.sun((-0.5, -0.62, 1.2), 4.2)
    stage.sky((0.62, 0.72, 0.82), (0.1, 0.26, 0.62), 0.95, 0.45)
else:
    stage.sky((0.85, 0.30, 0.12), (0.03, 0.04, 0.11), 0.9, 0.36)
stage.camera((4.6, -6, 1.75), (9.2, 33, 1.75), lens=34, shift=(0.0, 0.17), level=True)
stage.render()
