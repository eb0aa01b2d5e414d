"""A classroom with a 98 inch interactive screen: empty, or on a school morning (--day) with pupils and their teacher."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import pupil_desk  # noqa: E402
from lib.people import figure, pupil  # noqa: E402
from lib.products import touch_panel  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("classroom-touch", day="classroom-morning")
stage.box((11, 12, 0.2), (0, 0, -0.1), m.oak(), bevel=0)
paint = m.finish("school paint", (0.76, 0.755, 0.73), 0.85, grain=0.05, grain_scale=2) if stage.day else m.plaster()
stage.box((11, 0.2, 3.3), (0, 4.6, 1.65), paint, bevel=0)
stage.box((0.2, 12, 3.3), (4.6, 0, 1.65), paint, bevel=0)
stage.box((11, 12, 0.2), (0, 0, 3.4), paint, bevel=0)
stage.box((0.2, 12, 0.9), (-4.6, 0, 0.45), m.plaster(), bevel=0)
for i in range(7):
    stage.box((0.12, 0.1, 2.4), (-4.6, 4.2 - i * 1.6, 2.1), m.oak(), bevel=0.008)
felt = m.cloth((0.32, 0.36, 0.34) if stage.day else (0.10, 0.085, 0.07))
for side in (-1, 1):
    stage.box((1.7, 0.03, 1.2), (side * 2.25, 4.47, 1.62), felt, bevel=0.004)
    stage.box((1.76, 0.02, 1.26), (side * 2.25, 4.485, 1.62), m.oak(), bevel=0.006)
touch_panel(stage, (0, 4.40, 1.62), 98, cells=(6, 3))
for row in range(3):
    for k in (-1, 0, 1):
        pupil_desk(stage, (k * 1.75, 1.9 - row * 1.75, 0), 0)
if stage.day:
    figure(stage, (-1.62, 3.75, 0), 150, False, 1.77, reach=0.62, stride=0.06)
    for i, (row, k, side) in enumerate(((0, -1, 1), (0, 0, -1), (0, 0, 1), (0, 1, -1), (1, -1, -1), (1, -1, 1), (1, 0, 1), (1, 1, -1), (1, 1, 1))):
        pupil(stage, (k * 1.75 + side * 0.28, 1.9 - row * 1.75 - 0.5, 0), 180 + (i * 37 % 31) - 15, 1.3 + (i * 5 % 4) * 0.04, (i % 3) * 0.012)
    for i in range(10):  # what the class has drawn, pinned to the felt
        side, x, z = (-1, 1)[i // 5], (i % 5 - 2) * 0.31, 1.72 - (i % 2) * 0.34
        stage.box((0.25, 0.006, 0.33), (side * 2.25 + x, 4.45, z), m.cloth(((0.78, 0.74, 0.62), (0.42, 0.60, 0.66), (0.80, 0.50, 0.24), (0.62, 0.68, 0.46))[i * 3 % 4]), bevel=0)
for x, z, c in ((3.9, 1.0, (0.5, 0.2, 0.1)), (3.9, 1.45, (0.3, 0.22, 0.12))):
    for i in range(9):
        stage.box((0.26, 0.05 + (i % 3) * 0.012, 0.26 + (i % 4) * 0.03), (4.35, 2.6 - i * 0.09, z + 0.13), m.cloth((c[0] * (0.5 + (i % 3) * 0.4), c[1], c[2])), bevel=0.004)
    stage.box((0.34, 2.2, 0.03), (4.33, 2.2, z - 0.02), m.oak(), bevel=0.004)
stage.area("window", (-6.2, 0.5, 2.4), (0, 1.4, 0.8), (5, 2.4), 900, (1, 0.92, 0.82))
for y in (-1, 2):
    stage.box((5, 0.1, 0.03), (0, y, 3.27), m.lamp("classroom line", (1, 0.85, 0.68), 2.0), bevel=0, group="ceiling")
stage.sky((0.9, 0.78, 0.66), (0.45, 0.55, 0.75), 0.9, 0.6)
if stage.day:
    stage.sun((-1.1, -0.25, 0.62), 3.4, (1, 0.93, 0.82))
    stage.camera((-1.0, -3.4, 1.62), (0.05, 4.4, 1.62), lens=44, shift=(0, -0.035), level=True)
else:
    stage.camera((-1.25, -2.5, 1.5), (0.05, 4.4, 1.5), lens=42, shift=(0, -0.01), level=True)
stage.render()
