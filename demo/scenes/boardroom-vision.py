"""A boardroom with a 231 inch Vision all-in-one screen."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import chair, pendant  # noqa: E402
from lib.products import vision  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("boardroom-vision")
stage.box((12, 14, 0.2), (0, 0, -0.1), m.carpet(), bevel=0)
stage.box((12, 14, 0.2), (0, 0, 3.5), m.plaster(), bevel=0)
for i in range(9):
    stage.box((1.08, 0.06, 3.4), (-4.4 + i * 1.1, 4.6, 1.7), m.walnut(), bevel=0.006)
stage.box((0.3, 14, 3.4), (5.1, 0, 1.7), m.plaster(), bevel=0)
stage.box((0.06, 14, 3.4), (-5.0, 0, 1.7), m.thin_glass(), bevel=0)
for i in range(8):
    stage.box((0.08, 0.08, 3.4), (-5.0, -5 + i * 1.4, 1.7), m.black_metal(), bevel=0.006)
vision(stage, (0, 4.5, 1.86), 231, cells=(8, 3))
stage.box((2.0, 5.6, 0.055), (0.0, 0.2, 0.735), m.finish("table", (0.075, 0.04, 0.022), 0.22, grain=0.35, grain_scale=2.5, stretch=(9, 1, 9)), bevel=0.018)
for y in (-1.6, 1.9):
    stage.box((0.9, 0.5, 0.7), (0.0, y, 0.36), m.black_metal(), bevel=0.02)
for i in range(5):
    y = 2.3 - i * 1.05
    chair(stage, (-1.35, y, 0), 90)
    chair(stage, (1.35, y, 0), -90)
    for side in (-1, 1):
        stage.box((0.30, 0.21, 0.012), (side * 0.68, y, 0.77), m.aluminium() if i % 2 else m.leather(), turn=90, bevel=0.004)
        stage.cylinder(0.032, 0.11, (side * 0.72, y + 0.32, 0.818), m.glass(), sides=32)
for y in (1.5, 0.1, -1.3):
    pendant(stage, (0, y, 2.98), 0.07)
for side in (-1, 1):
    stage.box((0.04, 11, 0.03), (side * 4.6, 0, 3.36), m.lamp("cove", (1, 0.7, 0.42), 8), bevel=0, group="cove")
stage.sky((0.16, 0.09, 0.06), (0.012, 0.018, 0.04), 0.9, 0.5)
stage.area("fill", (0, -5.5, 3.2), (0, 1, 0.5), (5, 2), 260, (1, 0.8, 0.6))
stage.camera((1.3, -4.3, 1.72), (0.5, 4, 1.72), lens=28, shift=(0, -0.03), level=True)
stage.render()
