"""A GlowMate Outdoor 75 inch on a seaside promenade: at dusk, or at noon (--day) in the shade of a pergola."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import random
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm, window_bands  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.products import outdoor_kiosk  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-outdoor", day="kiosk-noon")
luck = random.Random(3)
paving = m.finish("promenade", (0.46, 0.41, 0.34) if stage.day else (0.27, 0.22, 0.17), 0.7 if stage.day else 0.34, grain=0.3, grain_scale=1.4, bump=0.06, bump_scale=30)
for i in range(-10, 11):
    for j in range(-6, 10):
        stage.box((0.99, 0.49 * 2, 0.1), (i * 1.0, j * 1.0, -0.05), paving, bevel=0.004)
stage.box((60, 0.5, 0.45), (0, 9.9, 0.22), m.limestone(), bevel=0.03)
stage.box((60, 0.02, 0.03), (0, 9.63, 0.03), m.lamp("wall line", (1, 0.6, 0.3), 8), bevel=0, group="lines")
stage.box((400, 260, 0.1), (0, 141, -1.2), m.finish("sea", (0.02, 0.11, 0.16) if stage.day else (0.012, 0.016, 0.022), 0.12, bump=0.5, bump_scale=1.4), bevel=0)
for _ in range(30):  # the far shore
    x, h, w = luck.uniform(-150, 110), luck.uniform(10, 46), luck.uniform(6, 13)
    y = 250 + luck.uniform(0, 15)
    stage.box((w, w, h), (x, y, h / 2 - 1), m.finish("far tower", (0.5, 0.57, 0.64) if stage.day else (0.06, 0.05, 0.055), 0.8), bevel=0)
    if stage.day:
        window_bands(stage, (x, y - w / 2 - 0.1), w, h, storey=4)
        continue
    points, polygons = [], []
    for _ in range(int(w * h * 0.3)):
        left, foot, k = x + luck.uniform(-w / 2, w / 2 - 0.6), 1 + luck.uniform(0, h - 3), len(points)
        points += [(left + dx, y - w / 2 - 0.1, foot + dz) for dx, dz in ((0, 0), (0.6, 0), (0.6, 0.7), (0, 0.7))]
        polygons.append((k, k + 1, k + 2, k + 3))
    stage.mesh("rooms", points, polygons, m.lamp("far room", (1, 0.62, 0.32), 1.4), group="rooms")
outdoor_kiosk(stage, (0.75, 0.6, 0), 75, turn=-16)
for k, (x, y) in enumerate(((-3.4, 4.2), (-6.2, 8.4), (4.6, 6.8), (8.4, 8.6), (-10.5, 9.0))):
    date_palm(stage, (x, y, 0), 5.6 + 0.5 * (k % 3), seed=k)
    if not stage.day:
        stage.spot("palms", (x + 0.7, y - 1.0, 0.1), (x, y, 4.6), 260, 50)
for x in (-1.6, 6.6):
    stage.box((1.9, 0.5, 0.06), (x, 7.4, 0.44), m.oak(), bevel=0.01)
    for side in (-0.7, 0.7):
        stage.box((0.08, 0.44, 0.42), (x + side, 7.4, 0.21), m.black_metal(), bevel=0.006)
for x in (-7, -2.2, 2.6, 7.4):
    stage.cylinder(0.06, 0.9, (x, 5.6, 0.45), m.black_metal(), sides=24)
    stage.cylinder(0.062, 0.07, (x, 5.6, 0.84), m.lamp("bollard", (1, 0.62, 0.32), 9), sides=24, group="lines")
if stage.day:
    # A pergola of timber slats over the walk keeps the sun off the glass.
    for x in (-2.9, 3.4):
        for y in (-1.6, 2.6):
            stage.box((0.22, 0.22, 3.4), (x, y, 1.7), m.limestone(), bevel=0.02)
    for y in (-1.6, 2.6):
        stage.box((7.4, 0.2, 0.26), (0.25, y, 3.5), m.oak(), bevel=0.01)
    for k in range(46):
        stage.box((0.1, 5.4, 0.16), (-3.3 + k * 0.158, 0.5, 3.7), m.oak(), bevel=0.006)
    figure(stage, (-0.75, 0.9, 0), 285, False, 1.78, reach=0.25)
    figure(stage, (-3.6, 6.6, 0), 60, True, 1.65)
    figure(stage, (-3.0, 6.7, 0), 60, True, 1.2)
    stage.sun((-0.35, 0.3, 1.3), 4.2)
    stage.area("fill", (-3.4, -3.4, 3.2), (0.7, 0.5, 1.1), (3, 2), 60, (1, 0.96, 0.9))
    stage.sky((0.62, 0.72, 0.8), (0.1, 0.27, 0.62), 0.95, 0.45)
else:
    stage.area("fill", (-3.4, -3.4, 3.2), (0.7, 0.5, 1.1), (1.4, 1.4), 150, (1, 0.82, 0.64))
    stage.sky((0.80, 0.30, 0.14), (0.025, 0.04, 0.11), 0.8, 0.4)
stage.camera((-0.7, -3.9, 1.35), (0.0, 2, 1.35), lens=30, shift=(0.02, 0.06), level=True)
stage.render()
