"""An LED wall half built: cabinets on the ground frame, hoists, cases and a lift waiting."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.products import cabinet_back  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("rigging")
stage.box((24, 20, 0.2), (0, 0, -0.1), m.finish("hall concrete", (0.15, 0.14, 0.13), 0.34, grain=0.35, grain_scale=1.2), bevel=0)
stage.box((24, 0.3, 9), (0, 6, 4.5), m.dark_plaster(), bevel=0)
for side in (-1, 1):
    stage.box((0.3, 20, 9), (side * 9, 0, 4.5), m.dark_plaster(), bevel=0)


def truss(length, at, upright=False):
    """A square truss: four chords with zigzag braces."""
    half = 0.145
    for a in (-half, half):
        for b in (-half, half):
            if upright:
                stage.cylinder(0.025, length, (at[0] + a, at[1] + b, at[2]), m.aluminium(), sides=14)
            else:
                stage.cylinder(0.025, length, (at[0], at[1] + a, at[2] + b), m.aluminium(), tilt=(0, 90, 0), sides=14)
    for k in range(int(length / 0.3)):
        o = -length / 2 + 0.15 + k * 0.3
        lean = 45 if k % 2 else -45
        for b in (-half, half):
            if upright:
                stage.cylinder(0.012, 0.41, (at[0], at[1] + b, at[2] + o), m.aluminium(), tilt=(0, lean, 0), sides=8)
            else:
                stage.cylinder(0.012, 0.41, (at[0] + o, at[1] + b, at[2]), m.aluminium(), tilt=(0, lean, 0), sides=8)


truss(8.6, (0, 2.2, 4.9))
for side in (-1, 1):
    truss(4.8, (side * 4.3, 2.2, 2.4), upright=True)
    stage.box((1.0, 1.0, 0.03), (side * 4.3, 2.2, 0.015), m.black_metal(), bevel=0.005)
columns, rows, size = 12, 7, 0.5
built = [7, 7, 7, 7, 7, 6, 6, 5, 4, 3, 1, 0]
for i in range(columns):
    for k in range(rows):
        at = (-3.0 + (i + 0.5) * size, 2.2, 0.42 + (k + 0.5) * size)
        if k < built[i]:
            stage.box((size * 0.992, 0.07, size * 0.992), (at[0], at[1] + 0.042, at[2]), m.black_metal(), bevel=0.004)
            stage.flat_screen((size * 0.994, size * 0.994), at, cells=(1, 1),
                              atlas=(i / columns, k / rows, (i + 1) / columns, (k + 1) / rows))
stage.box((6.1, 0.5, 0.36), (0, 2.35, 0.2), m.black_metal(), bevel=0.01)
for x in (-1.5, 1.5):
    stage.box((0.22, 0.2, 0.4), (x, 2.2, 5.3), m.bronze(), bevel=0.03)
    stage.cylinder(0.012, 1.1, (x, 2.2, 6), m.black_metal(), sides=8)
    stage.cylinder(0.012, 0.6, (x, 2.2, 4.5), m.aluminium(), sides=8)


def case(x, y, turn, w=1.2, h=0.75, lid=True):
    stage.box((w, 0.62, h), (x, y, 0.13 + h / 2), m.dark_plaster(), turn, bevel=0.008)
    for z in (0.13, 0.13 + h * 0.66, 0.13 + h):
        stage.box((w + 0.012, 0.632, 0.028), (x, y, z), m.aluminium(), turn, bevel=0.006)
    for side in (-0.4, 0.4):
        stage.cylinder(0.055, 0.05, (x + side * w, y - 0.2, 0.06), m.black_metal(), tilt=(90, 0, turn), sides=24)


case(-3.3, -0.6, 12)
case(3.4, 0.4, -18)
case(3.0, -0.7, 8, 0.9, 0.6)
# Cabinets waiting on the floor, backs toward us, and a stepladder.
for i in range(3):
    cabinet_back(stage, (1.3 + i * 0.12, 0.6 + i * 0.16, 0.26), 0.5, 170)
for side in (-1, 1):
    for lean in (-1, 1):
        stage.box((0.05, 0.03, 2.3), (2.1 + side * 0.24, 1.2 + lean * 0.38, 1.12), m.aluminium(), tilt=lean * 17, bevel=0.006)
for k in range(7):
    stage.box((0.46, 0.09, 0.03), (2.1, 0.85 - 0.3 + 0.62 + k * 0.088 - 0.33, 0.28 + k * 0.29), m.aluminium(), bevel=0.006)
stage.spot("work light", (-5.5, -3, 4.2), (0.5, 1.5, 0.8), 900, 60)
stage.spot("rim", (5.5, 4.6, 5), (1, 0.5, 0.6), 700, 60, color=(1, 0.62, 0.34))
stage.area("fill", (0, -6, 6), (0, 2, 1), (6, 3), 300, (1, 0.86, 0.72))
stage.camera((-1.6, -5.0, 1.55), (0.1, 2.2, 1.55), lens=27, shift=(0, 0.11), level=True)
stage.render()
