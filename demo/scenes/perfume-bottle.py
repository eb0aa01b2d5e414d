"""A perfume bottle on wet stone: a product picture to be shown on the screens."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.products import studio  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("perfume-bottle", (720, 900))
studio(stage, depth=2.6, tone=m.finish("coral sweep", (0.34, 0.13, 0.07), 0.5))
stage.box((0.9, 0.9, 0.10), (0, 0, 0.05), m.finish("wet stone", (0.05, 0.035, 0.03), 0.10, grain=0.3, grain_scale=4), turn=20, bevel=0.02)
stage.box((0.40, 0.20, 0.50), (0, 0, 0.351), m.finish("bottle glass", (0.98, 0.86, 0.72), 0.0, transmission=1), turn=14, bevel=0.035)
stage.box((0.34, 0.14, 0.36), (0, 0, 0.31), m.finish("essence", (1.0, 0.46, 0.12), 0.0, transmission=1), turn=14, bevel=0.02)
stage.box((0.22, 0.006, 0.12), (0.024, -0.102, 0.36), m.bronze(), turn=14, bevel=0.002)
stage.cylinder(0.05, 0.05, (0, 0, 0.62), m.bronze())
stage.box((0.15, 0.15, 0.16), (0, 0, 0.72), m.finish("cap", (0.012, 0.012, 0.013), 0.12, coat=0.6), turn=14, bevel=0.012)
stage.area("back", (0.3, 1.3, 1.2), (0, -0.2, 0.4), (0.7, 1.2), 60, (1, 0.62, 0.34))
stage.area("key", (-1.4, -1.0, 1.5), (0, 0, 0.4), (0.5, 1.3), 45, (1, 0.84, 0.66))
stage.area("strip", (1.3, -0.3, 0.9), (0, 0, 0.4), (0.15, 1.2), 24, (1, 0.9, 0.8))
stage.area("wall", (0, 1.4, 2.6), (0, 2.6, 0.8), (1.4, 0.4), 70, (1, 0.5, 0.26))
for light in stage.scene.objects:
    if light.type == "LIGHT":
        light.visible_glossy = True  # glass is drawn by what it mirrors
stage.camera((0, -2.6, 0.52), (0, 0, 0.44), lens=62)
stage.render()
