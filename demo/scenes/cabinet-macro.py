"""An LED module so close that every diode and the louvres between the rows can be seen."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("cabinet-macro")
# 2.5 mm pitch: 128 x 64 diodes on a 320 x 160 mm module; three modules side by side, in decimetres.
pitch, across, up = 0.025, 192, 64
wide, high = across * pitch, up * pitch
plate = m.finish("mask", (0.012, 0.012, 0.013), 0.55, bump=0.1, bump_scale=400)
stage.box((wide, 0.1, high), (0, 0.0535, 0), plate, bevel=0)
stage.flat_screen((wide, high), (0, 0, 0), cells=(12, 4))
for row in range(up + 1):  # the louvres that shade the diodes
    stage.box((wide, 0.010, 0.0045), (0, -0.004, -high / 2 + row * pitch), plate, bevel=0.001)
for column in (64, 128):  # the hairline between two modules
    stage.box((0.0018, 0.012, high), (-wide / 2 + column * pitch, -0.002, 0), m.finish("gap", (0.002, 0.002, 0.002), 0.9), bevel=0)
stage.area("key", (-2, -2, 2), (0, 0, 0), (1.5, 1.5), 30, (1, 0.86, 0.7))
stage.area("rim", (2.4, -0.7, 0.8), (0, 0, 0), (0.6, 1.2), 16, (1, 0.6, 0.3))
stage.sky((0.02, 0.018, 0.017), (0.012, 0.012, 0.013), 0.6)
stage.camera((-0.95, -0.95, 0.30), (0.12, 0, 0.02), lens=50)
stage.render()
