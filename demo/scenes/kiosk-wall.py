"""A GlowMate Wall beside the lifts of an office tower."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import potted_palm  # noqa: E402
from lib.products import wall_kiosk  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-wall")
for i in range(-6, 7):
    for j in range(-6, 3):
        stage.box((1.19, 1.19, 0.1), (i * 1.2, 0.6 + j * 1.2, -0.05), m.polished_stone(), bevel=0.003)
stage.box((16, 8, 0.2), (0, -1.5, 3.15), m.plaster(), bevel=0)
# The wall: tall limestone slabs, two lifts in bronze frames.
for i in range(-7, 8):
    for j in range(2):
        stage.box((0.89, 0.2, 1.535), (i * 0.9, 2.1, 0.77 + j * 1.54), m.limestone(), bevel=0.004)
for x in (-2.55, 2.75):
    stage.box((1.5, 0.3, 2.42), (x, 2.06, 1.21), m.bronze(), bevel=0.01)
    for side in (-1, 1):
        stage.box((0.585, 0.05, 2.26), (x + side * 0.297, 1.9, 1.13), m.aluminium(), bevel=0.004)
    stage.box((0.5, 0.03, 0.1), (x, 1.9, 2.34), m.screen_glass(), bevel=0.004)
    stage.box((0.06, 0.004, 0.04), (x, 1.882, 2.34), m.lamp("floor number", (1, 0.52, 0.2), 5), bevel=0, group="glow")
    stage.box((0.09, 0.03, 0.24), (x + 1.0, 1.99, 1.1), m.bronze(), bevel=0.006)
    stage.cylinder(0.016, 0.01, (x + 1.0, 1.97, 1.13), m.lamp("call button", (1, 0.6, 0.3), 4), tilt=(90, 0, 0), sides=24, group="glow")
wall_kiosk(stage, (0.05, 2.0, 1.5), 55)
stage.box((16, 0.05, 0.03), (0, 1.93, 3.02), m.lamp("wall washer", (1, 0.78, 0.54), 14), bevel=0, group="cove")
stage.box((1.7, 0.5, 0.42), (-4.6, 1.2, 0.21), m.walnut(), bevel=0.03)
potted_palm(stage, (1.55, 1.45, 0), 1.5)
stage.box((0.3, 8, 3.1), (-6.3, -1.5, 1.55), m.plaster(), bevel=0)
stage.box((0.3, 8, 3.1), (6.3, -1.5, 1.55), m.plaster(), bevel=0)
for x in (-3.4, 0.1, 3.6):
    stage.spot("down lights", (x, 0.6, 3.02), (x, 0.9, 0), 120, 70)
stage.area("fill", (-2, -4.5, 2.9), (0, 2, 1.2), (3, 1.2), 130, (1, 0.9, 0.8))
stage.camera((-1.5, -2.3, 1.5), (-0.1, 2, 1.5), lens=36, shift=(0.03, 0.0), level=True)
stage.render()
