"""LED columns in a hotel arrival hall (portrait)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.furniture import armchair, potted_palm  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("led-column", (800, 1120))
stage.box((24, 26, 0.2), (0, 4, -0.1), m.finish("arrival floor", (0.16, 0.14, 0.115), 0.24, grain=0.3, grain_scale=0.9), bevel=0)
wall = m.finish("arrival wall", (0.26, 0.22, 0.175), 0.8, grain=0.1)
stage.box((24, 0.3, 8), (0, 12, 4), wall, bevel=0)
for side in (-1, 1):
    stage.box((0.3, 26, 8), (side * 6, 4, 4), wall, bevel=0)
stage.box((24, 26, 0.3), (0, 4, 6.6), wall, bevel=0)


def around(x, y, radius, low, high):
    def point(u, v):
        a = -math.pi / 2 + (u - 0.5) * 2 * math.pi
        return (x + math.cos(a) * radius, y + math.sin(a) * radius, low + (high - low) * v)
    return point


for k, (x, y) in enumerate(((-0.9, 2.4), (1.7, 5.2), (-1.6, 8.2))):
    stage.cylinder(0.85, 0.35, (x, y, 0.175), m.bronze())
    stage.cylinder(0.85, 0.9, (x, y, 6.1), m.bronze())
    stage.screen(around(x, y, 0.8, 0.36, 5.64), atlas=(0, 0, 1, 1), cells=(6, 4), segments=(60, 4))
armchair(stage, (1.5, 1.6, 0), 30)
potted_palm(stage, (3.6, 6.5, 0), 2.4)
potted_palm(stage, (-4, 5, 0), 2.4)
for side in (-1, 1):
    stage.box((0.04, 20, 0.04), (side * 5.6, 4, 6.4), m.lamp("cove", (1, 0.66, 0.38), 9), bevel=0, group="cove")
stage.area("fill", (1, -5, 5.8), (0, 4, 1), (5, 3), 80, (1, 0.84, 0.66))
stage.camera((0.3, -4.2, 1.5), (0.1, 4, 1.5), lens=25, shift=(0, 0.19), level=True)
stage.render()
