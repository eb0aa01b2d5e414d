"""A glass tower behind an open LED curtain, at dusk or at noon (--day): offices show through, people cross the square before it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import random
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm, window_bands  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("facade-mesh", day="mesh-noon")
luck = random.Random(5)
WIDE, FLOORS, FLOOR, FOOT = 16, 12, 2.0, 4.2
TOP = FOOT + FLOORS * FLOOR
stage.box((200, 200, 0.2), (0, 40, -0.1), m.finish("square", (0.27, 0.245, 0.21) if stage.day else (0.16, 0.145, 0.13), 0.7 if stage.day else 0.5, grain=0.12, grain_scale=0.7), bevel=0)
# The tower: slabs, mullions and glass; the curtain hangs 400 mm before it on brackets.
stage.box((WIDE + 1, 10, TOP + 0.6), (0, 15.6, (TOP + 0.6) / 2), m.finish("tower glass", (0.05, 0.075, 0.1) if stage.day else (0.035, 0.04, 0.048), 0.12, coat=0.4), bevel=0)
stage.box((WIDE + 1.4, 11, 0.7), (0, 15.4, TOP + 0.7), m.aluminium(), bevel=0.03)
stage.box((WIDE + 2.4, 2.2, 0.3), (0, 9.6, FOOT - 0.4), m.bronze(), bevel=0.03)
for floor in range(FLOORS + 1):
    stage.box((WIDE + 1, 0.14, 0.24), (0, 10.55, FOOT + floor * FLOOR), m.finish("slab edge", (0.24, 0.23, 0.22), 0.5), bevel=0)
for i in range(17):
    stage.box((0.09, 0.16, TOP - FOOT), (-WIDE / 2 + i, 10.5, (TOP + FOOT) / 2), m.aluminium(), bevel=0)
for brightness in () if stage.day else (0.12, 0.3, 0.6):  # offices behind the curtain, some still at work
    points, polygons = [], []
    for _ in range(22):
        left, foot, k = -WIDE / 2 + luck.randrange(16) + 0.1, FOOT + luck.randrange(FLOORS) * FLOOR + 0.3, len(points)
        points += [(left + dx, 10.57, foot + dz) for dx, dz in ((0, 0), (0.8, 0), (0.8, 1.5), (0, 1.5))]
        polygons.append((k, k + 1, k + 2, k + 3))
    stage.mesh("rooms", points, polygons, m.lamp(f"office {brightness}", (1, 0.74, 0.48), brightness), group="rooms")
for i in range(5):
    stage.box((2.6, 0.1, 2.9), (-6.2 + i * 3.1, 10.55, 1.75), m.lamp("lobby", (1, 0.66, 0.38), 0.5), bevel=0, group="rooms")
# Strips and their frames: what the eye makes out of the mesh from the square.
steel = m.finish("mesh frame", (0.05, 0.05, 0.052), 0.5, metallic=0.6)
for i in range(33):
    stage.box((0.03, 0.05, TOP - FOOT - 0.3), (-WIDE / 2 + i * 0.5, 10.14, (TOP + FOOT) / 2), steel, bevel=0)
for i in range(int(TOP - FOOT)):
    stage.box((WIDE, 0.04, 0.03), (0, 10.14, FOOT + 0.15 + i), steel, bevel=0)
stage.flat_screen((WIDE, TOP - FOOT - 0.3), (0, 10.05, (TOP + FOOT) / 2), atlas=(0.31, 0, 0.69, 1), cells=(3, 4), see_through=True)
for x, y, w, h in ((-40, 80, 14, 38), (-26, 110, 11, 58), (34, 90, 13, 44), (52, 120, 14, 66), (-64, 120, 16, 62), (20, 150, 12, 52)):
    stage.box((w, w, h), (x, y, h / 2), m.finish(f"neighbour {w % 2}", ((0.56, 0.52, 0.46), (0.44, 0.46, 0.48))[w % 2], 0.7) if stage.day else m.finish("neighbour", (0.1, 0.09, 0.095), 0.4), bevel=0)
    if stage.day:
        window_bands(stage, (x, y - w / 2 - 0.05), w, h)
        continue
    points, polygons = [], []
    for _ in range(int(w * h * 0.16)):
        left, foot, k = x + luck.randrange(int(w / 0.9)) * 0.9 - w / 2 + 0.1, 2 + luck.randrange(int(h / 1.4) - 2) * 1.4, len(points)
        points += [(left + dx, y - w / 2 - 0.03, foot + dz) for dx, dz in ((0, 0), (0.5, 0), (0.5, 0.75), (0, 0.75))]
        polygons.append((k, k + 1, k + 2, k + 3))
    stage.mesh("rooms", points, polygons, m.lamp("neighbour rooms", (1, 0.62, 0.32), 0.4), group="rooms")
for k, (x, y) in enumerate(((-12.4, 4.5), (-15.5, 8.5), (12.6, 5.5), (16.5, 8.5))):
    date_palm(stage, (x, y, 0), 5.6 + 0.5 * k, seed=k)
if stage.day:  # what the dark hides: joints of the paving, hedges, the lower town along the horizon
    joint = m.finish("joint", (0.19, 0.175, 0.15), 0.8)
    for i in range(-14, 16):
        stage.box((0.05, 36, 0.01), (i * 2.4, -6, 0.003), joint, bevel=0)
    for i in range(-10, 6):
        stage.box((80, 0.05, 0.01), (0, i * 2.4, 0.004), joint, bevel=0)
    hedge, kerb = m.finish("hedge", (0.045, 0.085, 0.025), 0.9, grain=0.5, grain_scale=14, bump=0.8, bump_scale=30), m.finish("kerb", (0.4, 0.37, 0.32), 0.7)
    for x, y, wide in ((-14, 6.5, 7), (14.8, 7, 7.5), (-24, 12, 9), (26, 13, 10)):
        stage.box((wide, 2.4, 0.42), (x, y, 0.21), kerb, bevel=0.03)
        stage.box((wide - 0.3, 2.1, 0.5), (x, y, 0.6), hedge, bevel=0.12)
    for k in range(34):
        x, w, h = -190 + k * 11.5 + luck.uniform(-3, 3), luck.uniform(8, 16), luck.uniform(9, 26)
        y = 150 + luck.uniform(0, 50)
        stage.box((w, w, h), (x, y, h / 2), m.finish(f"neighbour {k % 2}", ((0.56, 0.52, 0.46), (0.44, 0.46, 0.48))[k % 2], 0.7), bevel=0)
        window_bands(stage, (x, y - w / 2 - 0.05), w, h)
    for x, y, w, h in ((30, 46, 13, 17), (44, 60, 15, 30), (-31, 42, 13, 13)):
        stage.box((w, w, h), (x, y, h / 2), m.finish(f"neighbour {w % 2}", ((0.56, 0.52, 0.46), (0.44, 0.46, 0.48))[w % 2], 0.7), bevel=0)
        window_bands(stage, (x, y - w / 2 - 0.05), w, h)
for x, y, turn, woman, tall in ((-6.2, 0.5, 170, False, 1.77), (-5.3, 0.8, 170, True, 1.66), (3.4, 3.6, 100, False, 1.75), (6.6, 1.2, 250, True, 1.67), (7.2, 1.4, 250, True, 1.2)):
    figure(stage, (x, y, 0), turn, woman, tall)
if stage.day:
    stage.sun((-0.42, -0.55, 1.25), 4.2)
    stage.sky((0.58, 0.70, 0.82), (0.10, 0.26, 0.62), 0.95, 0.5)
else:
    stage.sky((0.72, 0.34, 0.2), (0.04, 0.07, 0.17), 0.9, 0.42)
stage.camera((-9.5, -22, 1.8), (-2.6, 10, 1.8), lens=22, shift=(0, 0.235), level=True)
stage.render()
