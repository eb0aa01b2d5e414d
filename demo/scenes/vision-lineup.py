"""The Vision series at one scale: 115, 147, 178 and 295 inch, with two people before them."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.furniture import armchair  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.products import vision  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("vision-lineup", (1280, 560))
wall = m.finish("gallery wall", (0.17, 0.145, 0.12), 0.85, grain=0.1, bump=0.1, bump_scale=60)
stage.box((40, 16, 0.2), (0, 0, -0.1), m.finish("gallery floor", (0.10, 0.088, 0.075), 0.28, grain=0.25, grain_scale=0.9), bevel=0)
stage.box((40, 0.3, 8), (0, 3.4, 4), wall, bevel=0)
for i, (x, inches) in enumerate(((-8.7, 115), (-5.2, 147), (-0.9, 178), (5.4, 295))):
    vision(stage, (x, 3.2, 0.75 + inches * 0.0254 * 0.49 / 2), inches, atlas=(i / 4, 0, (i + 1) / 4, 1), cells=(3, 2))
armchair(stage, (-6.9, 1.4, 0), 190)
figure(stage, (1.75, 2.0, 0), 165)
figure(stage, (8.3, 1.4, 0), 215, woman=True, height=1.67)
stage.area("fill", (0, -6, 7), (0, 3, 1.5), (14, 2), 1400, (1, 0.84, 0.66))
stage.camera((-0.5, -11.5, 1.7), (-0.5, 3, 1.7), lens=25, shift=(0, 0.055), level=True)
stage.render()
