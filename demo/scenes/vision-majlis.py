"""A Vision 295 in the majlis of a villa, in the morning: low seats along three sides, sun on the rug, people for scale."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import low_table, potted_palm  # noqa: E402
from lib.people import figure, seated  # noqa: E402
from lib.products import vision  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("vision-majlis")
pale = m.finish("majlis wall", (0.62, 0.57, 0.5), 0.85, grain=0.05, grain_scale=2)
stage.box((14, 16, 0.2), (0, 0, -0.1), m.honed_stone(), bevel=0)
stage.box((14, 16, 0.3), (0, 0, 5.45), pale, bevel=0)
stage.box((14, 0.3, 5.4), (0, 6.65, 2.7), pale, bevel=0)
stage.box((0.3, 16, 5.4), (-6.4, 0, 2.7), pale, bevel=0)
# The screen stands in a field of stone; oak slats end the wall on both sides.
stage.box((7.3, 0.14, 5.3), (0, 6.46, 2.65), m.pale_stone(), bevel=0.01)
for i in range(19):
    for side in (-1, 1):
        stage.box((0.06, 0.1, 5.3), (side * (3.78 + i * 0.145), 6.45, 2.65), m.oak(), bevel=0.006)
vision(stage, (0, 6.3, 2.56), 295, cells=(8, 4))
stage.box((6.6, 0.5, 0.42), (0, 6.1, 0.21), m.oak(), bevel=0.015)
# Arched niches on the left, lit from below.
for k in range(3):
    y = 4.2 - k * 3.2
    stage.box((0.1, 1.3, 2.9), (-6.24, y, 1.85), m.walnut(), bevel=0.02)
    stage.cylinder(0.17, 0.5, (-6.1, y, 1.2), m.bronze(), sides=40)
    stage.sphere(0.2, (-6.1, y, 1.5), m.bronze(), (1, 1, 0.8))
# Tall windows on the right: slender posts, a white garden wall and palms behind the glass.
for k in range(7):
    stage.box((0.14, 0.12, 5.4), (6.3, 6.4 - k * 2.1, 2.7), m.black_metal(), bevel=0.006)
stage.box((0.14, 16, 0.14), (6.3, 0, 3.9), m.black_metal(), bevel=0.006)
stage.box((0.3, 40, 2.6), (12.5, 0, 1.3), m.pale_stone(), bevel=0.02)
stage.box((12, 40, 0.1), (12.4, 0, -0.08), m.finish("garden", (0.34, 0.31, 0.24), 0.9, grain=0.2, grain_scale=3), bevel=0)
for y in (4.6, 0.4):
    potted_palm(stage, (9.6, y, 0), 3.6)
potted_palm(stage, (-5.5, 5.7, 0), 1.9)
rug = m.finish("rug", (0.13, 0.032, 0.024), 0.95, grain=0.3, grain_scale=60, bump=0.6, bump_scale=220)
stage.box((6.6, 6.0, 0.02), (0, 1.9, 0.012), rug, bevel=0.008)
stage.box((6.0, 5.4, 0.004), (0, 1.9, 0.026), m.finish("rug field", (0.42, 0.34, 0.25), 0.95, grain=0.25, grain_scale=60, bump=0.6, bump_scale=220), bevel=0)
seat, cushion = m.cloth((0.40, 0.35, 0.28)), m.cloth((0.16, 0.04, 0.03))
for side in (-1, 1):  # long benches along both sides, with back and arm cushions
    x = side * 4.3
    stage.box((1.0, 6.6, 0.22), (x, 1.8, 0.12), m.walnut(), bevel=0.02)
    for k in range(6):
        y = 4.55 - k * 1.1
        stage.box((0.95, 1.06, 0.22), (x, y, 0.34), seat, bevel=0.06)
        stage.box((0.26, 1.02, 0.46), (x + side * 0.4, y, 0.66), seat, bevel=0.09)
        if k % 2:
            stage.box((0.2, 0.5, 0.5), (x + side * 0.2, y + 0.5, 0.66), cushion, turn=side * 8, bevel=0.09, tilt=10)
for x, y, woman in ((-4.25, 3.5, False), (-4.25, 2.3, False), (4.25, 3.9, False), (4.25, 1.3, False)):
    seated(stage, (x, y, 0.0), 90 if x < 0 else -90, woman, 1.74)
figure(stage, (-4.35, 5.55, 0), 160, False, 1.78, reach=0.35, stride=0.06)
for y in (3.4, 1.2):
    low_table(stage, (0, y, 0), 0.55)
    stage.cylinder(0.06, 0.16, (-0.12, y, 0.48), m.bronze(), sides=32)
    stage.cylinder(0.028, 0.2, (-0.12, y, 0.62), m.bronze(), sides=24)
    for k in range(4):
        stage.cylinder(0.03, 0.05, (0.1 + 0.09 * (k % 2), y - 0.12 + 0.12 * (k // 2), 0.425), m.pale_stone(), sides=24)
for side in (-1, 1):
    stage.box((0.05, 12, 0.03), (side * 3.6, 0.4, 5.29), m.lamp("cove", (1, 0.9, 0.78), 4), bevel=0, group="ceiling")
stage.area("window", (7.6, 1, 3.2), (0, 2, 0.6), (14, 5), 2300, (1, 0.96, 0.9))
stage.area("window", (0, -7.5, 4.4), (0, 3, 1), (9, 2), 420, (1, 0.95, 0.88))
stage.sun((7.5, -2.4, 5.2), 5)
stage.sky((0.78, 0.84, 0.9), (0.36, 0.52, 0.8), 1.0, 0.6)
stage.camera((1.2, -5.8, 1.75), (0.3, 6.3, 1.75), lens=28, shift=(0, 0.045), level=True)
stage.render()
