"""A GlowMate 65 in the atrium of a mall by day: the sky over its glass roof, sun on the floor, shoppers in passing."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import random
from lib import materials as m  # noqa: E402
from lib.city import boxes, skyline  # noqa: E402
from lib.furniture import date_palm  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.products import kiosk  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("mall-day")
luck = random.Random(3)
floor = m.finish("atrium floor", (0.56, 0.5, 0.42), 0.16, grain=0.1, grain_scale=1.0)
band = m.finish("atrium band", (0.27, 0.21, 0.15), 0.16, grain=0.1, grain_scale=1.0)
white = m.finish("atrium white", (0.66, 0.62, 0.56), 0.8)
for i in range(-6, 7):
    for j in range(-6, 22):
        stage.box((1.19, 1.19, 0.1), (i * 1.2, j * 1.2, -0.05), band if abs(i) == 4 or j % 7 == 3 else floor, bevel=0.003)
TONES = ((0.5, 0.2, 0.14), (0.12, 0.27, 0.26), (0.62, 0.5, 0.3), (0.2, 0.24, 0.36), (0.56, 0.42, 0.4), (0.3, 0.36, 0.24))
for side in (-1, 1):
    for level in (0, 1):
        z0 = level * 5.0
        for k in range(7):
            y = -3.2 + k * 4.0
            deep = 5.4 + level * 1.3
            stage.box((0.6, 0.6, 4.6), (side * (deep + 0.1), y - 2, z0 + 2.3), white, bevel=0.03)
            stage.box((0.4, 3.4, 1.0), (side * (deep + 0.1), y, z0 + 3.95), m.oak() if (k + level) % 2 else m.finish(f"front {k % 3}", TONES[k % 6], 0.7), bevel=0.02)
            # The shop behind its glass: a lit back wall, shelves with goods of one family of colours.
            stage.box((0.1, 3.6, 3.5), (side * (deep + 3.2), y, z0 + 1.75), white, bevel=0)
            stage.box((3.2, 3.6, 0.06), (side * (deep + 1.6), y, z0 + 3.5), m.lamp("shop ceiling", (1, 0.95, 0.87), 1.6), bevel=0, group="shops")
            goods = []
            for shelf in range(3):
                stage.box((0.4, 3.0, 0.04), (side * (deep + 2.9), y, z0 + 0.9 + shelf * 0.8), m.oak(), bevel=0)
                at = y - 1.4
                while at < y + 1.3:
                    wide, high = luck.uniform(0.16, 0.4), luck.uniform(0.2, 0.55)
                    goods.append(((side * (deep + 2.9), at + wide / 2, z0 + 0.92 + shelf * 0.8 + high / 2), (0.24, wide, high)))
                    at += wide + luck.uniform(0.08, 0.3)
            boxes(stage, "goods", goods, m.finish(f"goods {(k * 2 + level) % 6}", TONES[(k * 2 + level + (side > 0)) % 6], 0.6))
            stage.box((0.8, 1.3, 0.85), (side * (deep + 1.5), y, z0 + 0.42), white, bevel=0.02)
    stage.box((0.2, 32, 11), (side * 9.9, 8, 5.5), white, bevel=0)
    # The gallery: its slab, a balustrade of bronze with an oak rail.
    stage.box((3.4, 32, 0.5), (side * 6.4, 8, 4.72), white, bevel=0.02)
    boxes(stage, "balusters", [((side * 4.76, -7.9 + k * 0.14, 5.45), (0.03, 0.03, 1.0)) for k in range(228)], m.bronze())
    stage.box((0.08, 32, 0.06), (side * 4.76, 8, 5.98), m.oak(), bevel=0.01)
    stage.box((5, 32, 0.4), (side * 8.2, 8, 9.8), white, bevel=0)
    # A lattice under the roof, as in the old houses.
    bars = []
    for k in range(90):
        bars.append(((side * 5.7, -7.8 + k * 0.36, 10.9), (0.05, 0.06, 1.8)))
    for k in range(6):
        bars.append(((side * 5.7, 8, 10.1 + k * 0.32), (0.05, 32, 0.05)))
    boxes(stage, "lattice", bars, m.oak())
# The end of the atrium: a wall of glass between piers.
for k in range(8):
    stage.box((0.24, 0.4, 12), (-5.6 + k * 1.6, 23.6, 6), white, bevel=0.02)
for z in (4.7, 9.8):
    stage.box((13, 0.4, 0.5), (0, 23.6, z), white, bevel=0.02)
# The roof: slender beams, the sky between them.
for k in range(17):
    stage.box((11.8, 0.16, 0.5), (0, -7 + k * 1.9, 11.7), white, bevel=0.01)
for x in (-5.8, -1.9, 1.9, 5.8):
    stage.box((0.16, 32, 0.5), (x, 8, 11.8), white, bevel=0.01)
for x, y, tall, seed in ((-2.3, 9.2, 6.4, 3), (1.8, 14.5, 6.8, 8)):
    stage.cylinder(1.15, 0.55, (x, y, 0.27), m.finish("planter", (0.5, 0.44, 0.36), 0.5), sides=64)
    stage.cylinder(1.4, 0.08, (x, y, 0.5), m.oak(), sides=64)
    date_palm(stage, (x, y, 0.4), tall, seed=seed)
kiosk(stage, (1.0, 0.75, 0), 65, turn=-13, cells=(3, 5))
for x, y, turn, woman, tall in ((-1.75, 6.2, 165, True, 1.66), (-1.2, 6.35, 178, False, 1.77), (-1.5, 6.0, 170, False, 1.22), (-3.3, 12.6, 20, False, 1.75), (0.5, 9.6, 200, True, 1.64),
                              (0.0, 17.5, 30, False, 1.78), (0.7, 17.8, 10, True, 1.66), (3.4, 7.8, 250, True, 1.67), (-4.0, 5.0, 80, True, 1.65)):
    figure(stage, (x, y, 0), turn, woman, tall, stride=0.3)
skyline(stage, 0, seed=7, foot=-2, near=60, far=200, count=22, spread=26)
stage.area("roof", (0, 6, 11.2), (0, 6, 0), (10, 26), 900, (0.95, 0.97, 1))
stage.area("room", (-3, -6, 6), (0.5, 2, 1), (5, 4), 260, (1, 0.96, 0.9))
stage.sun((2.4, 1.6, 5.4), 5, (1, 0.92, 0.8))
stage.sky((0.7, 0.8, 0.9), (0.25, 0.46, 0.8), 1.1, 0.5)
stage.camera((-0.5, -3.9, 1.42), (0.2, 4, 1.42), lens=26, shift=(0, 0.045), level=True)
stage.render()
