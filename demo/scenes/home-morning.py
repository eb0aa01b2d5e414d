"""A living room of a villa in the morning with a 147 inch Vision screen: sun on the rug, a garden of palms behind the glass, a family on the sofas."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm, low_table, potted_palm, sofa  # noqa: E402
from lib.people import pupil, seated  # noqa: E402
from lib.products import vision  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("home-morning")
white = m.finish("home white", (0.7, 0.67, 0.62), 0.85)
stone = m.finish("home stone", (0.62, 0.56, 0.47), 0.5, grain=0.12, grain_scale=1.3)
for i in range(-8, 8):  # boards of pale oak
    stage.box((0.596, 12, 0.1), (i * 0.6, 0, -0.05), m.finish(f"board {i % 3}", ((0.46, 0.34, 0.22), (0.5, 0.37, 0.245), (0.43, 0.315, 0.2))[i % 3], 0.32, grain=0.15, grain_scale=2, stretch=(9, 1, 9)), bevel=0.002)
stage.box((9.4, 12, 0.2), (0, 0, 3.3), white, bevel=0)
for size, at in (((9.2, 0.9, 0.16), (0, 3.6, 3.13)), ((9.4, 0.9, 0.16), (0, -2.4, 3.13)), ((1.0, 5.08, 0.16), (-3.8, 0.6, 3.13)), ((1.0, 5.08, 0.16), (3.8, 0.6, 3.13))):
    stage.box(size, at, white, bevel=0.004)
for x in (-3.25, 3.25):
    stage.box((0.04, 5.0, 0.02), (x, 0.6, 3.19), m.lamp("tray light", (1, 0.9, 0.76), 3), bevel=0, group="tray")
stage.box((9.4, 0.2, 3.4), (0, 4.12, 1.6), white, bevel=0)
stage.box((0.2, 12, 3.4), (4.3, 0, 1.6), white, bevel=0)
stage.box((4.3, 0.06, 3.2), (0, 4.0, 1.6), stone, bevel=0.004)
for i in range(15):
    for side in (-1, 1):
        stage.box((0.05, 0.06, 3.2), (side * (2.24 + i * 0.13), 3.99, 1.6), m.oak(), bevel=0.006)
vision(stage, (0, 3.93, 1.66), 147, cells=(8, 4))
stage.box((4.2, 0.42, 0.3), (0, 3.76, 0.35), m.oak(), bevel=0.012)
for x, z in ((-1.7, 0.56), (-1.55, 0.6)):
    stage.cylinder(0.05, 0.14 + (z - 0.5), (x, 3.76, z), m.bronze(), sides=28)
for b in range(4):
    stage.box((0.28 - 0.02 * b, 0.2, 0.035), (1.6, 3.76, 0.52 + b * 0.036), (stone, m.leather(), m.oak(), white)[b], turn=b * 4, bevel=0.004)
# The glass side: slender posts, curtains drawn apart, the garden.
for k in range(6):
    stage.box((0.1, 0.06, 3.2), (-4.3, 3.98 - k * 1.7, 1.6), m.bronze(), bevel=0.006)
stage.box((0.1, 10, 0.08), (-4.3, 0, 3.14), m.bronze(), bevel=0.006)
linen = m.cloth((0.66, 0.6, 0.51))
for far, near in ((3.95, 3.2), (-2.4, -3.4)):
    stage.surface("curtain", lambda u, v: (-4.08 + 0.07 * math.sin(u * 30), near + (far - near) * u, 0.02 + 3.16 * v), 120, 2, linen)
stage.box((30, 60, 0.1), (-19.4, 0, -0.12), m.finish("lawn", (0.1, 0.15, 0.045), 0.95, grain=0.35, grain_scale=3, bump=0.5, bump_scale=120), bevel=0)
stage.box((2.6, 60, 0.1), (-5.7, 0, -0.09), stone, bevel=0)
stage.box((0.3, 60, 2.9), (-15, 0, 1.4), m.finish("garden wall", (0.74, 0.7, 0.62), 0.85), bevel=0.02)
for k, (x, y) in enumerate(((-11.2, 9.5), (-9.2, 4.4), (-13.0, 15.5), (-12.2, 1.0), (-13.4, 6.8))):
    date_palm(stage, (x, y, 0), 3.4 + 0.5 * (k % 3), seed=k + 2)
hedge = m.finish("hedge", (0.05, 0.09, 0.025), 0.9, grain=0.5, grain_scale=30, bump=1.0, bump_scale=60)
stage.box((0.9, 40, 0.7), (-14.2, 6, 0.3), hedge, bevel=0.12)

stage.box((4.9, 3.5, 0.02), (-0.1, 0.95, 0.011), m.finish("home rug", (0.5, 0.46, 0.4), 0.95, grain=0.2, grain_scale=70, bump=0.6, bump_scale=240), bevel=0.008)
stage.box((4.5, 3.1, 0.004), (-0.1, 0.95, 0.024), m.finish("home rug field", (0.19, 0.27, 0.27), 0.95, grain=0.2, grain_scale=70, bump=0.6, bump_scale=240), bevel=0)
pale, green = m.cloth((0.5, 0.45, 0.37)), m.cloth((0.12, 0.2, 0.17))
sofa(stage, (-0.2, -0.95, 0), 3.0, 180, pale)
sofa(stage, (2.95, 1.05, 0), 2.1, -90, green)
for size, at in (((2.8, 0.8, 0.14), (-0.2, -0.95, 0.07)), ((0.8, 1.9, 0.14), (2.95, 1.05, 0.07))):
    stage.box(size, at, m.walnut(), bevel=0.01)
low_table(stage, (-0.3, 0.95, 0), 0.52)
stage.cylinder(0.055, 0.16, (-0.45, 0.92, 0.47), m.bronze(), sides=32)
stage.cylinder(0.024, 0.16, (-0.45, 0.92, 0.6), m.bronze(), sides=24)
for dx, dy in ((0.05, -0.1), (0.18, 0.05), (0.02, 0.16)):
    stage.cylinder(0.03, 0.05, (-0.3 + dx, 0.95 + dy, 0.42), white, sides=24)
seated(stage, (-0.95, -0.85, 0.0), 176, True, 1.66)
pupil(stage, (-0.25, -0.82, 0.02), 184, 1.28)
seated(stage, (2.74, 1.5, 0.0), -138, False, 1.76)
potted_palm(stage, (3.7, 3.3, 0), 2.0, seed=3)
stage.cylinder(0.014, 1.6, (-3.5, 3.4, 0.8), m.bronze(), sides=16)
stage.cylinder(0.2, 0.28, (-3.5, 3.4, 1.7), linen, sides=48)
stage.area("window", (-4.6, 0.4, 1.7), (0, 0.6, 0.7), (8, 3), 620, (0.95, 0.98, 1))
stage.area("room", (1, -5, 2.9), (0, 2, 0.8), (6, 2), 150, (1, 0.95, 0.88))
stage.sun((-5.2, -1.1, 3.1), 6.5, (1, 0.92, 0.79))
stage.sky((0.74, 0.82, 0.9), (0.24, 0.46, 0.8), 1.1, 0.55)
stage.camera((1.4, -4.0, 1.52), (-0.7, 4, 1.52), lens=25, shift=(0, -0.035), level=True)
stage.render()
