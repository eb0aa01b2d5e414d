"""A living room at night with a 147 inch Vision screen."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.furniture import low_table, potted_palm, sofa  # noqa: E402
from lib.products import vision  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("home-theatre")
stage.box((9, 10, 0.2), (0, 0, -0.1), m.finish("home oak", (0.17, 0.10, 0.055), 0.35, grain=0.3, grain_scale=2, stretch=(9, 1, 9)), bevel=0)
stage.box((9, 10, 0.2), (0, 0, 3.2), m.plaster(), bevel=0)
# The screen wall: dark fluted panels with a lit niche on each side.
stage.box((9, 0.2, 3.2), (0, 4.1, 1.6), m.dark_plaster(), bevel=0)
for i in range(52):
    x = -4.4 + i * 0.07
    if x < -2.15:
        stage.cylinder(0.03, 3.1, (x, 4.0, 1.55), m.walnut(), sides=14)
        stage.cylinder(0.03, 3.1, (-x, 4.0, 1.55), m.walnut(), sides=14)
stage.box((4.2, 0.42, 0.34), (0, 3.8, 0.27), m.walnut(), bevel=0.012)
stage.box((4.1, 0.02, 0.012), (0, 3.98, 0.08), m.lamp("bench light", (1, 0.6, 0.3), 7), bevel=0, group="lines")
for side in (-1, 1):
    stage.box((0.012, 0.02, 2.9), (side * 2.1, 3.97, 1.6), m.lamp("wall light", (1, 0.6, 0.3), 2.4), bevel=0, group="lines")
vision(stage, (0, 3.93, 1.62), 147, cells=(8, 4))
# Curtains on the window side, the night behind them.
linen = m.cloth((0.46, 0.38, 0.29))
for far, near in ((3.7, 1.5), (-0.1, -1.6)):
    stage.surface("curtain", lambda u, v: (-3.9 + 0.07 * math.sin(u * 46), near + (far - near) * u, 0.02 + 3.08 * v), 160, 2, linen)
stage.box((0.04, 10, 3.2), (-4.3, 0, 1.6), m.thin_glass(), bevel=0)
stage.box((0.2, 10, 3.2), (4.1, 0, 1.6), m.plaster(), bevel=0)
for k, z in enumerate((1.0, 1.5, 2.0)):
    stage.box((0.3, 1.9, 0.03), (3.9, 1.6, z), m.walnut(), bevel=0.006)
    stage.box((0.02, 1.8, 0.01), (3.98, 1.6, z + 0.38), m.lamp("shelf light", (1, 0.6, 0.3), 5), bevel=0, group="lines")
    for b in range(3 + k):
        stage.box((0.18, 0.05 + 0.02 * (b % 3), 0.2 + 0.05 * (b % 2)), (3.9, 0.95 + b * 0.13 + k * 0.3, z + 0.14), m.leather() if b % 2 else m.bronze(), bevel=0.006)
stage.box((4.6, 3.0, 0.02), (0, 0.9, 0.01), m.finish("rug", (0.34, 0.27, 0.20), 0.95, grain=0.25, grain_scale=70, bump=0.6, bump_scale=240), bevel=0.008)
sofa(stage, (-0.1, -0.9, 0), 3.0, 180)
sofa(stage, (2.75, 0.9, 0), 1.9, -90)
low_table(stage, (-0.15, 0.75, 0), 0.5)
stage.cylinder(0.05, 0.11, (-0.3, 0.7, 0.45), m.bronze(), sides=32)
stage.cylinder(0.032, 0.05, (0.05, 0.62, 0.42), m.pale_stone(), sides=24)
stage.cylinder(0.032, 0.05, (0.12, 0.85, 0.42), m.pale_stone(), sides=24)
potted_palm(stage, (-3.2, 3.2, 0), 1.7)
stage.cylinder(0.014, 1.6, (3.3, 3.2, 0.8), m.bronze(), sides=16)
stage.cylinder(0.2, 0.28, (3.3, 3.2, 1.7), m.lamp("floor lamp", (1, 0.62, 0.34), 2.2), sides=48, group="lamp")
stage.area("fill", (0.5, -3.6, 2.9), (0, 2, 0.6), (4, 1.5), 190, (1, 0.86, 0.72))
stage.sky((0.04, 0.05, 0.08), (0.012, 0.018, 0.035), 0.8)
stage.spot("down lights", (-1.6, 1.0, 3.05), (-1.4, 1.2, 0), 160, 70)
stage.spot("down lights", (1.8, 1.0, 3.05), (1.9, 1.2, 0), 160, 70)
stage.camera((0.75, -3.3, 1.5), (0.2, 4, 1.5), lens=30, shift=(0, -0.045), level=True)
stage.render()
