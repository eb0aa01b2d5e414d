"""A mosque courtyard with a prayer-time board between the arches: after sunset, or before the noon prayer with the board in the shade (--day)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("mosque-courtyard", day="mosque-noon")
marble = m.finish("marble", (0.66, 0.63, 0.58), 0.24, grain=0.16, grain_scale=0.9)
for i in range(-9, 10):
    for j in range(-8, 7):
        stage.box((1.19, 1.19, 0.1), (i * 1.2, j * 1.2, -0.05), marble, bevel=0.003)
stone = m.finish("white stone", (0.74, 0.71, 0.66), 0.55, grain=0.07, grain_scale=5, bump=0.15, bump_scale=30)
pale = m.finish("white cornice", (0.80, 0.77, 0.72), 0.45, grain=0.06, grain_scale=3)


def arch(x, y, width, height, spring, depth=0.7, total=6.2, pitch=4.0):
    """A bay of wall with a pointed arch cut out: the opening's outline extruded to `depth`."""
    outline = [(-width / 2, 0)]
    steps = 24
    for k in range(steps + 1):  # left curve then right curve of a two-centred arch
        t = k / steps
        a = math.pi - t * math.acos(0.375)
        r = width * 0.8
        outline.append((r * math.cos(a) + r - width / 2, spring + r * math.sin(a) * (height - spring) / (r * math.sin(math.acos(0.375)))))
    left = [(min(px, 0), pz) for px, pz in outline]
    right = [(-px, pz) for px, pz in reversed(left)]
    inner = left + right
    points, polygons = [], []
    for yy in (y, y + depth):
        base = len(points)
        points += [(x + px, yy, pz) for px, pz in left] + [(x - pitch / 2, yy, 0), (x - pitch / 2, yy, total), (x, yy, total)]
        n = len(left)
        polygons.append(tuple(base + k for k in list(range(n)) + [n + 2, n + 1, n]))
        base = len(points)
        points += [(x - px, yy, pz) for px, pz in left] + [(x + pitch / 2, yy, 0), (x + pitch / 2, yy, total), (x, yy, total)]
        polygons.append(tuple(base + k for k in reversed(list(range(n)) + [n + 2, n + 1, n])))
    base = len(points)
    for yy in (y, y + depth):
        points += [(x + px, yy, pz) for px, pz in inner]
    n = len(inner)
    for k in range(n - 1):
        polygons.append((base + k, base + k + 1, base + n + k + 1, base + n + k))
    stage.mesh("arch", points, polygons, stone)


for i in range(-3, 4):
    if i:
        arch(i * 4.0, 5, 2.7, 4.6, 2.7)
    for side in (-1, 1):
        stage.box((0.5, 0.78, 0.22), (i * 4.0 + side * 1.7, 5.35, 2.62), pale, bevel=0.03)
# The middle bay is a solid wall that carries the board; cornice and crenels run over all bays.
stage.box((4.0, 0.7, 6.2), (0, 5.35, 3.1), stone, bevel=0)
stage.box((28.4, 0.95, 0.3), (0, 5.3, 6.25), pale, bevel=0.03)
for i in range(-23, 24):
    stage.box((0.34, 0.3, 0.5), (i * 0.6, 5.25, 6.6), stone, bevel=0.05)
stage.box((28, 0.3, 6), (0, 9.6, 3), m.finish("white plaster", (0.72, 0.68, 0.61), 0.8), bevel=0)
stage.box((28, 3.8, 0.25), (0, 7.7, 5.6), m.finish("white plaster", (0.72, 0.68, 0.61), 0.8), bevel=0)
for i in (-3, -2, -1, 1, 2, 3):
    stage.cylinder(0.005, 1.4, (i * 4.0, 5.35, 4.0), m.black_metal(), sides=8)
    stage.cylinder(0.13, 0.3, (i * 4.0, 5.35, 3.2), m.lamp("lantern", (1, 0.58, 0.26), 14), sides=8, group="lanterns")
    stage.area("arcade", (i * 4.0, 7.4, 5.3), (i * 4.0, 7.4, 0), (2, 2), 55, (1, 0.62, 0.32))

# Minaret and dome behind, against the last light.
stage.cylinder(1.25, 20, (9.5, 22, 10), stone, sides=8)
stage.cylinder(1.75, 0.5, (9.5, 22, 17), pale, sides=8)
stage.cylinder(0.85, 6, (9.5, 22, 22), stone, sides=8)
stage.sphere(1.05, (9.5, 22, 25.4), m.bronze(), (1, 1, 1.5))
stage.cylinder(5.4, 3, (-6, 24, 8.6), stone)
stage.sphere(5.4, (-6, 24, 10), pale, (1, 1, 1.08))

stage.box((2.96, 0.12, 3.96), (0, 4.93, 2.75), m.bronze(), bevel=0.02)
stage.box((2.84, 0.06, 3.84), (0, 4.875, 2.75), m.black_metal(), bevel=0.006)
stage.flat_screen((2.7, 3.7), (0, 4.838, 2.75), cells=(3, 4))
# Three people on their way to prayer; the board is taller than two of them.
figure(stage, (-2.5, 3.2, 0), 175)
figure(stage, (-3.15, 3.0, 0), 190, height=1.7)
figure(stage, (3.1, 2.6, 0), 165, height=1.78)
if stage.day:
    # The sun stands behind the wall: its shade covers the board and those who wait, the courtyard before them is bright.
    for x, y, turn, tall in ((-6.6, 3.4, 150, 1.75), (1.9, -0.4, 20, 1.77), (5.2, 3.0, 215, 1.73)):
        figure(stage, (x, y, 0), turn, height=tall, stride=0.3)
    for x in (-8, -4, 4, 8, 12):  # doors to the prayer hall
        stage.box((2.0, 0.12, 3.3), (x, 9.42, 1.65), m.walnut(), bevel=0.01)
        for k in range(12):  # two leaves of six panels
            stage.box((0.36, 0.04, 0.86), (x - 0.72 + k % 4 * 0.48, 9.34, 0.6 + k // 4 * 1.02), m.oak(), bevel=0.03)
    for x, y, tall, seed in ((-7.4, 12.5, 11.2, 2), (-13.5, 15, 12.4, 6), (3.4, 13, 10.6, 5)):
        date_palm(stage, (x, y, 0), tall, seed=seed)
    stage.sun((-1.7, 2.1, 5.4), 5.2)
    stage.area("bounce", (0, -5, 0.4), (0, 5, 2.6), (26, 4), 700, (1, 0.86, 0.68))
    stage.sky((0.7, 0.78, 0.86), (0.12, 0.32, 0.72), 0.8, 0.5)
else:
    stage.sky((0.62, 0.40, 0.34), (0.05, 0.09, 0.22), 0.9, 0.5)
stage.camera((-3.6, -5.6, 1.6), (-0.5, 5, 1.6), lens=26, shift=(0, 0.12), level=True)
stage.render()
