"""A GlowMate Counter takes orders in a cafe."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import pendant  # noqa: E402
from lib.products import counter_kiosk  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-counter")
stage.box((12, 12, 0.2), (0, 2, -0.1), m.honed_stone(), bevel=0)
stage.box((12, 0.2, 4), (0, 4.2, 2), m.dark_plaster(), bevel=0)
stage.box((12, 12, 0.2), (0, 2, 3.4), m.dark_plaster(), bevel=0)
# The counter: a pale stone top over oak slats.
stage.box((5.2, 0.75, 0.045), (0.6, 0.1, 1.0), m.pale_stone(), bevel=0.01)
stage.box((5.1, 0.6, 0.96), (0.6, 0.12, 0.48), m.walnut(), bevel=0.004)
for i in range(60):
    stage.box((0.05, 0.05, 0.94), (-1.9 + i * 0.085, -0.2, 0.49), m.oak(), bevel=0.008)
counter_kiosk(stage, (0, -0.02, 1.0225), 21.5)
# Cups, a tray of dates under glass, a plant.
cup = m.finish("cup", (0.62, 0.55, 0.46), 0.35)
for x, y in ((0.62, -0.02), (0.74, 0.1), (0.86, -0.03)):
    stage.cylinder(0.04, 0.075, (x, y, 1.06), cup, sides=40)
    stage.cylinder(0.034, 0.004, (x, y, 1.096), m.leather(), sides=32)
    stage.cylinder(0.07, 0.008, (x, y, 1.026), cup, sides=40)
stage.cylinder(0.17, 0.02, (-0.72, 0.05, 1.035), m.walnut(), sides=64)
for i in range(14):
    stage.sphere(0.022, (-0.72 + 0.09 * ((i * 7) % 5 - 2) / 2, 0.05 + 0.08 * ((i * 3) % 5 - 2) / 2, 1.065 + 0.016 * (i % 3)), m.finish("date", (0.10, 0.035, 0.014), 0.3), squash=(1.5, 1, 0.9))
stage.box((0.2, 0.15, 0.3), (1.35, 0.15, 1.17), m.bronze(), bevel=0.03)
# Behind: shelves with a line of light, an espresso machine.
for z in (1.55, 2.0, 2.45):
    stage.box((4.6, 0.3, 0.035), (0.2, 3.9, z), m.walnut(), bevel=0.004)
    stage.box((4.5, 0.02, 0.012), (0.2, 4.06, z - 0.03), m.lamp("shelf light", (1, 0.6, 0.3), 4), bevel=0, group="shelves")
    for i in range(15):
        tall = 0.12 + 0.06 * ((i * 5 + int(z * 10)) % 4)
        stage.cylinder(0.05 + 0.015 * (i % 3), tall, (-1.95 + i * 0.3, 3.88, z + 0.02 + tall / 2), (m.bronze(), cup, m.glass(), m.leather())[(i + int(z * 20)) % 4], sides=32)
stage.box((4.6, 0.6, 0.95), (0.2, 3.8, 0.47), m.walnut(), bevel=0.01)
stage.box((1.0, 0.5, 0.44), (1.2, 3.7, 1.18), m.aluminium(), bevel=0.06)
for x in (-1.2, 0.15, 1.5):
    pendant(stage, (x, 1.7, 2.15), 0.1)
stage.area("key", (-1.8, -2.2, 2.9), (0.1, 0, 1.1), (0.9, 0.9), 90, (1, 0.84, 0.68))
stage.area("rim", (2.2, 1.5, 2.6), (0, 0, 1.2), (0.5, 1.2), 34, (1, 0.62, 0.34))
stage.sky((0.02, 0.018, 0.017), (0.012, 0.012, 0.013), 0.5)
stage.camera((-0.42, -1.75, 1.4), (0.0, 0, 1.4), lens=38, shift=(0.03, -0.06), level=True, focus=1.8, aperture=1.6)
stage.render()
