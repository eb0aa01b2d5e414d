"""A Vision 295 in its own room: a council hall in the morning, its picture 6.53 m wide, an audience before it for scale."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.people import figure, seated  # noqa: E402
from lib.products import vision  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("vision-hall")
pale = m.finish("hall wall", (0.6, 0.55, 0.48), 0.85, grain=0.06, grain_scale=2)
stage.box((16, 22, 0.2), (0, 0, -0.1), m.finish("hall floor", (0.36, 0.31, 0.25), 0.4, grain=0.15, grain_scale=1.2), bevel=0)
stage.box((16, 22, 0.3), (0, 0, 6.15), pale, bevel=0)
stage.box((16, 0.3, 6.2), (0, 8.15, 3.1), pale, bevel=0)
for i in range(25):  # oak slats frame the screen on both sides
    for side in (-1, 1):
        stage.box((0.07, 0.09, 6), (side * (3.72 + i * 0.145), 7.95, 3), m.oak(), bevel=0.006)
stage.box((0.3, 22, 6.2), (7.4, 0, 3.1), pale, bevel=0)
# Tall windows on the left, their piers between them.
for k in range(8):
    stage.box((0.5, 0.7, 6.2), (-7.4, 7.2 - k * 2.4, 3.1), pale, bevel=0.02)
stage.box((0.5, 22, 0.6), (-7.4, 0, 0.3), pale, bevel=0.02)
stage.box((0.5, 22, 0.5), (-7.4, 0, 5.9), pale, bevel=0.02)
stage.box((8.4, 1.5, 0.3), (0, 7.2, 0.15), m.oak(), bevel=0.02)
vision(stage, (0, 7.78, 2.62), 295, cells=(8, 4))
figure(stage, (-4.35, 6.9, 0.3), 25, False, 1.78, reach=0.3, stride=0.05)
seat = m.cloth((0.13, 0.115, 0.1))
for row in range(4):
    for k in range(9):
        x, y = (k - 4) * 0.78 + (0.39 if row % 2 else 0), 3.9 - row * 1.15
        stage.box((0.58, 0.52, 0.14), (x, y, 0.4), seat, bevel=0.05)
        stage.box((0.56, 0.12, 0.62), (x, y - 0.3, 0.72), seat, bevel=0.05)
        stage.box((0.08, 0.4, 0.34), (x, y, 0.17), m.black_metal(), bevel=0.01)
        if (row * 9 + k) % 11 not in (2, 6):
            seated(stage, (x, y, 0.0), 180, (row * 5 + k) % 4 == 1, 1.72 + 0.04 * ((k * 7 + row) % 3))
for y in (5, 1, -3):
    stage.box((10, 0.12, 0.04), (0, y, 5.97), m.lamp("hall line", (1, 0.92, 0.82), 3), bevel=0, group="ceiling")
stage.area("window", (-8.6, 1, 3.4), (0, 3, 1), (14, 5), 3600, (1, 0.95, 0.88))
stage.sky((0.8, 0.84, 0.88), (0.4, 0.55, 0.8), 0.9, 0.6)
stage.camera((1.3, -3.4, 2.15), (0.35, 8, 2.15), lens=30, shift=(0, 0.02), level=True)
stage.render()
