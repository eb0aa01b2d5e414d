"""An airport pier: a row of hanging gate displays over the seats, dusk behind the glass."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import potted_palm  # noqa: E402
from lib.products import diagonal  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("airport-gates", (1280, 720))
floor = m.finish("terrazzo", (0.20, 0.175, 0.15), 0.25, grain=0.25, grain_scale=9)
stage.box((60, 24, 0.2), (0, 0, -0.1), floor, bevel=0)
stage.box((60, 24, 0.2), (0, 0, 6.2), m.plaster(), bevel=0)
stage.box((60, 0.3, 6.2), (0, -9, 3.1), m.plaster(), bevel=0)
for i in range(34):  # timber fins under the ceiling
    stage.box((0.06, 14, 0.34), (-16 + i * 1.0, 0, 5.9), m.oak(), bevel=0.005)
for i in range(-6, 8):
    stage.box((0.12, 0.3, 6.2), (i * 3.2, 6.2, 3.1), m.aluminium(), bevel=0.01)
for z in (0.05, 3.0, 5.6):
    stage.box((60, 0.12, 0.1), (0, 6.2, z), m.aluminium(), bevel=0.01)
stage.box((60, 0.01, 6), (0, 6.25, 3), m.thin_glass(), bevel=0)
stage.box((300, 200, 0.1), (0, 110, -3.6), m.asphalt(), bevel=0)
for i in range(30):
    stage.box((0.3, 0.3, 0.4), (-60 + i * 4.3, 40 + (i % 3) * 25, -3.2), m.lamp("runway", (1, 0.72, 0.4), 60), bevel=0, group="runway")

# A parked aircraft seen through the glass: fuselage, tail, wing.
hull = m.finish("hull", (0.62, 0.60, 0.58), 0.35)
stage.cylinder(2.1, 24, (9, 21, 0.6), hull, tilt=(0, 90, 0))
stage.sphere(2.1, (-3, 21, 0.6), hull, (2.2, 1, 1))
stage.mesh("tail", [(17, 21, 2), (21.5, 21, 2), (23, 21, 8), (20.8, 21, 8)], [(0, 1, 2, 3)], m.finish("tail", (0.75, 0.26, 0.10), 0.4))
stage.mesh("wing", [(6, 19.5, 0), (11, 19.5, 0), (15, 11, 0.8), (13, 11, 0.8)], [(0, 1, 2, 3)], hull)
for i in range(30):
    stage.box((0.28, 0.02, 0.4), (-2.5 + i * 0.72, 18.86, 1.1), m.lamp("cabin", (1, 0.78, 0.5), 1.5), bevel=0, group="runway")

# The displays: a row on slim hangers above the aisle; each shows its own part of the atlas.
wide, high = diagonal(75)
for i in range(5):
    at = (-5.0 + i * 3.0, 2.2, 3.3)
    stage.box((wide + 0.06, 0.12, high + 0.06), (at[0], at[1] + 0.065, at[2]), m.black_metal(), bevel=0.012)
    for side in (-0.5, 0.5):
        stage.cylinder(0.018, 2.6, (at[0] + side, at[1] + 0.07, at[2] + 1.75), m.black_metal(), sides=16)
    stage.flat_screen((wide, high), at, atlas=(i / 5, 0, (i + 1) / 5, 1), cells=(2, 1), led=False)
for row in range(2):
    for s in range(16):
        x, y = -7.6 + s * 0.66 + (s // 4) * 0.9, 3.9 - row * 2.6
        stage.box((0.56, 0.52, 0.06), (x, y, 0.44), m.leather(), bevel=0.025)
        stage.box((0.56, 0.06, 0.5), (x, y + 0.27, 0.72), m.leather(), bevel=0.025, tilt=-10)
        if s % 4 == 1:
            stage.box((2.7, 0.08, 0.06), (x + 0.33, y, 0.38), m.aluminium(), bevel=0.01)
            for side in (-0.9, 0.9):
                stage.box((0.06, 0.5, 0.38), (x + 0.33 + side, y, 0.19), m.aluminium(), bevel=0.01)
stage.box((1.0, 0.5, 1.1), (8.2, 3.2, 0.55), m.walnut(), bevel=0.015)
stage.box((60, 0.06, 0.05), (0, -1.4, 6.05), m.lamp("ceiling line", (1, 0.8, 0.58), 9), bevel=0, group="ceiling")
stage.sky((0.85, 0.34, 0.16), (0.03, 0.05, 0.12), 0.8, 0.5)
stage.camera((-5.6, -5.2, 1.6), (0.4, 5, 1.6), lens=26, shift=(0, 0.10), level=True)
stage.render()
