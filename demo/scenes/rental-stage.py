"""A festival stage, a rented LED backdrop with two wings, seen from the audience: at night, or at the sound check in the afternoon (--day)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import random
from lib import materials as m  # noqa: E402
from lib.furniture import date_palm  # noqa: E402
from lib.people import figure  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("rental-stage", day="stage-afternoon")
luck = random.Random(4)
if stage.day:
    stage.box((900, 900, 0.2), (0, 300, -0.1), m.finish("sand", (0.42, 0.31, 0.2), 0.9, grain=0.25, grain_scale=0.8, bump=0.3, bump_scale=9), bevel=0)
else:
    stage.box((80, 80, 0.2), (0, 0, -0.1), m.finish("wet ground", (0.035, 0.033, 0.032), 0.22, grain=0.5, grain_scale=0.7, bump=0.08, bump_scale=14), bevel=0)
deck = m.finish("stage deck", (0.03, 0.028, 0.027), 0.18, grain=0.25, grain_scale=2)
stage.box((17, 8, 1.3), (0, 9, 0.65), deck, bevel=0.02)
stage.box((17.05, 0.02, 0.03), (0, 4.97, 1.26), m.lamp("deck line", (1, 0.56, 0.22), 7), bevel=0, group="lines")
for i in range(4):
    stage.box((2.4, 0.34, 0.32 * (4 - i)), (0, 4.85 - 0.34 * i, 0.16 * (4 - i)), deck, bevel=0.01)


def truss(start, end):
    """A square truss between two points: four chords and braces."""
    from mathutils import Vector
    a, b = Vector(start), Vector(end)
    along = b - a
    tilt = [math.degrees(x) for x in along.to_track_quat("Z", "Y").to_euler()]
    turn = along.to_track_quat("Z", "Y")
    for dx, dy in ((-0.2, -0.2), (-0.2, 0.2), (0.2, -0.2), (0.2, 0.2)):
        stage.cylinder(0.03, along.length, tuple((a + b) / 2 + turn @ Vector((dx, dy, 0))), m.aluminium(), tilt=tilt, sides=10)
    for k in range(int(along.length / 0.5)):
        for side in (-0.2, 0.2):
            rung = turn @ Vector((0, side, 0)) + a + along.normalized() * (0.25 + k * 0.5)
            stage.box((0.42, 0.02, 0.02), tuple(rung), m.aluminium(), bevel=0, tilt=0)


for side in (-1, 1):
    for y in (5.6, 12.4):
        truss((side * 8.2, y, 0), (side * 8.2, y, 9))
    truss((side * 8.2, 5.6, 9), (side * 8.2, 12.4, 9))
truss((-8.2, 5.6, 9), (8.2, 5.6, 9))
truss((-8.2, 12.4, 9), (8.2, 12.4, 9))
# The backdrop, 10 x 5 m of 500 mm cabinets, and two wings turned inward.
stage.box((10.1, 0.14, 5.1), (0, 12.1, 4.2), m.black_metal(), bevel=0.01)
stage.flat_screen((10, 5), (0, 12.0, 4.2), atlas=(0.2, 0, 0.8, 1), cells=(8, 4))
for side in (-1, 1):
    stage.box((2.6, 0.14, 5.1), (side * 6.62, 11.6, 4.2), m.black_metal(), side * -20, bevel=0.01)
    stage.flat_screen((2.5, 5), (side * 6.59, 11.51, 4.2), side * -20, atlas=(0, 0, 0.15, 1) if side < 0 else (0.85, 0, 1, 1), cells=(2, 4))
    for k in range(8):  # line arrays
        stage.box((1.0, 0.5, 0.3), (side * 7.0, 4.9 - 0.012 * k * k, 7.9 - k * 0.31), m.black_metal(), bevel=0.03, tilt=-k * 1.6)
    stage.box((1.2, 1.0, 1.1), (side * 7.4, 4.2, 0.55), m.black_metal(), bevel=0.04)
    stage.box((1.2, 1.0, 1.1), (side * 6.1, 4.2, 0.55), m.black_metal(), bevel=0.04)
for x in (-3.2, -1.1, 1.1, 3.2):
    stage.box((0.62, 0.45, 0.32), (x, 5.8, 1.44), m.black_metal(), bevel=0.05, tilt=28)
stage.box((1.7, 0.7, 0.95), (0, 9.4, 1.78), m.dark_plaster(), bevel=0.03)
for x in (-0.45, 0.45):
    stage.cylinder(0.16, 0.05, (x, 9.35, 2.28), m.aluminium(), sides=40)
for i in range(-9, 10):  # the crowd barrier
    stage.box((1.08, 0.04, 0.06), (i * 1.1, 1.9, 1.12), m.aluminium(), bevel=0.01)
    for k in range(9):
        stage.box((0.02, 0.02, 1.0), (i * 1.1 - 0.48 + k * 0.12, 1.9, 0.6), m.aluminium(), bevel=0)
beam = m.light_beam()
for i in range(9):
    x = -7.2 + i * 1.8
    stage.box((0.3, 0.3, 0.34), (x, 5.6, 8.68), m.black_metal(), bevel=0.05)
    stage.sphere(0.11, (x, 5.5, 8.47), m.lamp("moving head", (1, 0.74, 0.46), 30), group="heads")
    stage.spot("heads", (x, 5.6, 8.4), (x * 0.55 + luck.uniform(-1, 1), 8.6, 1.3), 1500, 22, blend=0.5)
for i in range(0 if stage.day else 8):  # rays that rise behind the backdrop
    lean = (i - 3.5) * 10 + luck.uniform(-4, 4)
    reach = 11
    ray = stage.mesh("ray", *(lambda n: ([(0.1 * math.cos(a), 0.1 * math.sin(a), 0) for a in n] + [(1.0 * math.cos(a), 1.0 * math.sin(a), reach) for a in n],
                     [(k, (k + 1) % 32, 32 + (k + 1) % 32, 32 + k) for k in range(32)]))([t * math.pi / 16 for t in range(32)]), beam, smooth=True, group="rays")
    ray.location, ray.rotation_euler = ((i - 3.5) * 1.5, 13.2, 5.4), (0, math.radians(lean), 0)
if stage.day:
    cliff = m.finish("sandstone", (0.44, 0.25, 0.14), 0.9, grain=0.35, grain_scale=0.05, bump=0.7, bump_scale=0.4)
    for k, (far, base, high) in enumerate(((150, 0.0, 26), (230, 1.9, 44))):  # a valley between cliffs, as around AlUla
        def ridge(u, v, far=far, base=base, high=high):
            x = (u - 0.5) * far * 3.2
            top = high * max(0.12, 0.55 + 0.3 * math.sin(x / 31 + base) + 0.22 * math.sin(x / 12.3 + 2 * base) + 0.1 * math.sin(x / 4.1))
            return (x, far + 16 * v + 5 * math.sin(x / 9 + base), top * min(1, v * 1.35) ** 0.5)
        stage.surface("cliff", ridge, 220, 24, cliff)
    for k, (x, y) in enumerate(((-13, 19), (-17, 24), (-22, 21), (12.5, 21), (16, 18), (21, 25), (26, 22))):
        date_palm(stage, (x, y, 0), 6.2 + 0.4 * (k % 3), seed=k)
    figure(stage, (-1.5, 8.2, 1.3), 20, False, 1.76, reach=0.3)
    # The roof and a high sun keep the whole wall in the shade it is made for.
    stage.box((17.6, 8.4, 0.08), (0, 9.1, 9.4), m.finish("roof cloth", (0.10, 0.095, 0.09), 0.8, grain=0.2, grain_scale=1.5), bevel=0.01)
    stage.sun((-0.3, -0.35, 0.9), 4.0, (1, 0.93, 0.82))
    stage.sky((0.66, 0.68, 0.68), (0.13, 0.28, 0.58), 0.95, 0.5)
else:
    stage.area("fill", (0, -14, 9), (0, 6, 2), (10, 3), 4200, (1, 0.8, 0.6))
    stage.sky((0.05, 0.028, 0.025), (0.008, 0.010, 0.022), 0.8, 0.5)
stage.camera((-2.6, -5.6, 2.3), (-0.6, 9, 2.3), lens=24, shift=(0, 0.13), level=True)
stage.render()
