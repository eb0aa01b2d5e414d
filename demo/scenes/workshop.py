"""The workshop bench: modules under test, tools, a lamp, a calibration wall behind."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.products import cabinet_back  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("workshop")
stage.box((12, 10, 0.2), (0, 0, -0.1), m.finish("workshop floor", (0.16, 0.145, 0.13), 0.4, grain=0.25), bevel=0)
stage.box((12, 0.2, 4), (0, 3.4, 2), m.plaster(), bevel=0)
for side in (-1, 1):
    stage.box((0.2, 10, 4), (side * 4.6, 0, 2), m.plaster(), bevel=0)
stage.box((12, 10, 0.2), (0, 0, 4), m.dark_plaster(), bevel=0)
# The calibration wall
stage.box((3.3, 0.12, 2.1), (-0.7, 3.2, 1.95), m.black_metal(), bevel=0.01)
stage.flat_screen((3.2, 2.0), (-0.7, 3.135, 1.95), atlas=(0, 0, 0.7, 1), cells=(6, 3))
# The bench with two modules switched on, lying against a stand
stage.box((3.6, 1.0, 0.06), (0.1, 0.4, 0.93), m.oak(), bevel=0.01)
for x in (-1.5, 1.7):
    stage.box((0.08, 0.9, 0.9), (x, 0.4, 0.45), m.black_metal(), bevel=0.01)
for k, x in enumerate((0.35, 0.95)):
    stage.box((0.5, 0.05, 0.27), (x, 0.58, 1.12), m.black_metal(), tilt=-18, bevel=0.006)
    stage.flat_screen((0.48, 0.25), (x, 0.548, 1.125), tilt=18, atlas=(0.7, k / 2, 1, (k + 1) / 2), cells=(2, 1))
cabinet_back(stage, (-0.75, 0.62, 1.21), 0.5, 176)
for i in range(5):
    stage.box((0.32, 0.16, 0.018), (-1.35, 0.35, 0.97 + i * 0.02), m.black_metal(), turn=4 * i - 6, bevel=0.003)
stage.box((0.36, 0.26, 0.014), (1.45, 0.25, 0.967), m.aluminium(), turn=-14, bevel=0.004)
for i, x in enumerate((-0.2, -0.12, -0.04, 0.04)):
    stage.cylinder(0.012, 0.11, (x, 0.12 + 0.01 * i, 0.972), m.finish("handle", (0.7, 0.28, 0.08), 0.4), tilt=(90, 0, 20 + 3 * i), sides=20)
    stage.cylinder(0.004, 0.12, (x - 0.038, 0.225 + 0.01 * i, 0.972), m.aluminium(), tilt=(90, 0, 20 + 3 * i), sides=12)
stage.cylinder(0.05, 0.1, (1.1, 0.1, 1.01), m.pale_stone())
# A jointed lamp
stage.cylinder(0.09, 0.025, (1.75, 0.7, 0.975), m.black_metal())
stage.cylinder(0.012, 0.62, (1.68, 0.7, 1.27), m.bronze(), tilt=(0, -14, 0), sides=14)
stage.cylinder(0.012, 0.56, (1.38, 0.66, 1.68), m.bronze(), tilt=(0, -63, 0), sides=14)
stage.cylinder(0.085, 0.14, (1.1, 0.62, 1.76), m.black_metal(), tilt=(0, 18, 0))
stage.sphere(0.045, (1.09, 0.62, 1.70), m.lamp("bulb", (1, 0.7, 0.42), 60), group="bench lamp")
stage.spot("bench lamp", (1.09, 0.62, 1.68), (0.8, 0.4, 0.9), 60, 110, radius=0.05)
# A pegboard with cables and a shelf of boxes at the right
stage.box((1.7, 0.04, 1.4), (2.7, 3.26, 1.9), m.walnut(), bevel=0.005)
for i in range(5):
    stage.surface("cable", lambda u, v: (2.1 + i * 0.3 + math.cos(u * 6.283) * (0.10 + 0.012 * math.cos(v * 6.283)), 3.2 + 0.012 * math.sin(v * 6.283), 2.0 + (i % 2) * 0.2 + math.sin(u * 6.283) * (0.17 + 0.012 * math.cos(v * 6.283))), 48, 10, m.black_metal())
for i in range(4):
    stage.box((0.36, 0.3, 0.24), (2.1 + i * 0.4, 3.1, 1.08 + 0.02 * (i % 2)), m.cloth((0.30, 0.20, 0.12) if i % 2 else (0.12, 0.10, 0.085)), bevel=0.012)
stage.box((1.8, 0.36, 0.04), (2.7, 3.12, 0.94), m.oak(), bevel=0.005)
stage.area("fill", (-2, -4, 3.6), (0, 1, 1), (4, 2), 220, (1, 0.84, 0.66))
stage.camera((-0.35, -2.7, 1.45), (0.15, 2, 1.45), lens=30, shift=(0, -0.01), level=True)
stage.render()
