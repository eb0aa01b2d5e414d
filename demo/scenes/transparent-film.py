"""Transparent LED film on a glass front, the city behind it: in the evening, or by day (--day)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import random
from lib import materials as m  # noqa: E402
from lib.furniture import armchair, low_table, window_bands  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("transparent-film", day="film-day")
luck = random.Random(11)
stage.box((18, 12, 0.2), (0, -1, -0.1), m.finish("lounge floor", (0.46, 0.43, 0.385), 0.24, grain=0.06, grain_scale=3) if stage.day else m.finish("lounge floor", (0.15, 0.125, 0.10), 0.28, grain=0.25, grain_scale=1), bevel=0)
stage.box((18, 12, 0.2), (0, -1, 4.3), m.finish("white ceiling", (0.78, 0.77, 0.74), 0.9) if stage.day else m.dark_plaster(), bevel=0)
for side in (-1, 1):
    stage.box((0.3, 12, 4.3), (side * 7, -1, 2.15), m.plaster(), bevel=0)
for i in range(-3, 4):
    stage.box((0.07, 0.16, 4.2), (i * 2.3, 4.0, 2.1), m.black_metal(), bevel=0.006)
for z in (0.06, 4.1):
    stage.box((14, 0.16, 0.12), (0, 4.0, z), m.black_metal(), bevel=0.006)
for k in range(70):
    x, y = luck.uniform(-120, 120), luck.uniform(60, 190)
    w, h = luck.uniform(7, 15), luck.uniform(8, 30) * luck.choice((0.7, 1, 1.7)) - 4
    stage.box((w, w, h), (x, y, h / 2 - 24), m.finish(f"city {k % 3}", ((0.55, 0.5, 0.44), (0.46, 0.46, 0.46), (0.6, 0.55, 0.47))[k % 3], 0.7) if stage.day else m.finish("city", (0.10, 0.09, 0.09), 0.5), bevel=0)
    if stage.day:
        window_bands(stage, (x, y - w / 2 - 0.05), w, h, -24)
        continue
    points, polygons = [], []
    for _ in range(int(h * 2.4)):
        left, foot, n = x - w / 2 + luck.uniform(0, w - 0.5), luck.uniform(1, h - 1) - 24, len(points)
        points += [(left + dx, y - w / 2 - 0.05, foot + dz) for dx, dz in ((0, 0), (0.5, 0), (0.5, 0.6), (0, 0.6))]
        polygons.append((n, n + 1, n + 2, n + 3))
    stage.mesh("rooms", points, polygons, m.lamp(f"city {k % 3}", (1, 0.62, 0.34), 0.5 + k % 3), group="city")
stage.box((400, 300, 0.1), (0, 150, -24), m.finish("ground", (0.4, 0.36, 0.31), 0.9) if stage.day else m.finish("ground", (0.03, 0.03, 0.032), 0.6), bevel=0)
# No pane is modelled: clean glass seen from a dark room shows nothing but grain.
stage.flat_screen((6.8, 3.9), (0, 3.96, 2.08), cells=(6, 3), see_through=True)
armchair(stage, (-3.6, 1.4, 0), 140)
armchair(stage, (3.9, 1.7, 0), 215)
low_table(stage, (-2.5, 1.9, 0), 0.36)
stage.area("fill", (0, -6, 3.8), (0, 2, 1 if stage.day else 0), (6, 2), 420 if stage.day else 60, (1, 0.94, 0.86) if stage.day else (1, 0.82, 0.64))
if stage.day:
    figure(stage, (-1.5, 2.6, 0), 175, False, 1.78)
    figure(stage, (-0.9, 2.75, 0), 195, True, 1.66)
    stage.sun((-0.5, 0.8, 0.85), 4.2, (1, 0.94, 0.85))
    stage.sky((0.6, 0.7, 0.8), (0.12, 0.28, 0.62), 0.95, 0.45)
else:
    stage.sky((0.62, 0.25, 0.12), (0.025, 0.04, 0.10), 0.55, 0.42)
stage.camera((1.0, -4.6, 1.5), (0.2, 4, 1.5), lens=27, shift=(0, 0.05), level=True)
stage.render()
