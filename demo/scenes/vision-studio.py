"""A Vision 115 inch all-in-one on its rolling stand, in the studio."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.products import studio, vision  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("vision-studio")
studio(stage, depth=4.6)
vision(stage, (0.1, 0, 1.38), 115, turn=-20, cells=(6, 3), stand=True)
stage.area("rim", (-3.8, 1.6, 2.8), (0, 0, 1.1), (0.6, 2.6), 150, (1, 0.72, 0.46))
stage.area("back", (0.6, 2.8, 4.2), (0.6, 4.6, 1.2), (4, 0.5), 120, (1, 0.62, 0.34))
stage.area("fill", (2, -5, 3), (0, 0, 0.6), (2, 2), 60, (1, 0.86, 0.7))
stage.camera((0.2, -5.4, 1.25), (0.1, 0, 1.2), lens=44, shift=(0, -0.02), level=True)
stage.render()
