"""A museum hall with a curved LED wall that embraces the visitor."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
from lib import materials as m  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("curved-wall")
floor = m.finish("hall floor", (0.10, 0.09, 0.08), 0.28, grain=0.25, grain_scale=0.9)
wall = m.finish("hall wall", (0.20, 0.17, 0.14), 0.85, grain=0.1)
stage.box((26, 22, 0.2), (0, 2, -0.1), floor, bevel=0)
stage.box((26, 22, 0.2), (0, 2, 6.6), wall, bevel=0)
stage.box((26, 0.3, 6.6), (0, 10.5, 3.3), wall, bevel=0)
for side in (-1, 1):
    stage.box((0.3, 22, 6.6), (side * 11, 2, 3.3), wall, bevel=0)


def curve(radius, low, high, half=100):
    def point(u, v):
        # An S that opens toward the visitor: one radius, swept over `half` degrees to each side.
        a = math.radians((u - 0.5) * 2 * half)
        return (math.sin(a) * radius, 3.2 + math.cos(a) * radius * 0.92, low + (high - low) * v)
    return point


stage.surface("shell", curve(5.45, 0, 4.5), 96, 1, m.black_metal())
stage.surface("cap", lambda u, v: (curve(5.3 + 0.15 * v, 4.5, 4.5)(u, 0)), 96, 1, m.bronze())
stage.screen(curve(5.3, 0.12, 4.42), cells=(14, 3), segments=(98, 3))
for x, y, t in ((-1.6, 0.4, 20), (1.5, 1.6, -30)):
    stage.box((1.7, 0.5, 0.42), (x, y, 0.21), m.leather(), turn=t, bevel=0.05)
stage.area("fill", (0, -6, 6), (0, 4, 1), (7, 3), 120, (1, 0.85, 0.7))
stage.camera((-1.2, -5.2, 1.55), (0.1, 6, 1.55), lens=24, shift=(0, 0.06), level=True)
stage.render()
