"""Things that give a room its scale: seats, tables, plants, lamps. Placed by position and turn."""
import math
import random

from . import materials as m


def _placed(at, turn):
    angle = math.radians(turn)

    def place(x, y, z):
        return (at[0] + x * math.cos(angle) - y * math.sin(angle),
                at[1] + x * math.sin(angle) + y * math.cos(angle), at[2] + z)
    return place


def armchair(stage, at, turn=0, material=None):
    """A low lounge chair that looks toward -y when not turned."""
    p, skin = _placed(at, turn), material or m.leather()
    stage.box((0.74, 0.70, 0.20), p(0, 0, 0.33), skin, turn, bevel=0.06)
    stage.box((0.74, 0.16, 0.50), p(0, 0.32, 0.56), skin, turn, bevel=0.07)
    for side in (-1, 1):
        stage.box((0.13, 0.74, 0.36), p(side * 0.37, 0.02, 0.43), skin, turn, bevel=0.055)
        for end in (-1, 1):
            stage.cylinder(0.014, 0.24, p(side * 0.32, end * 0.28, 0.12), m.bronze(), sides=16)


def low_table(stage, at, radius=0.45):
    stage.cylinder(radius, 0.03, (at[0], at[1], at[2] + 0.38), m.bronze())
    stage.cylinder(0.03, 0.37, (at[0], at[1], at[2] + 0.19), m.black_metal())
    stage.cylinder(radius * 0.6, 0.015, (at[0], at[1], at[2] + 0.008), m.black_metal())


def _fronds(stage, at, crown, height, luck):
    """A palm's crown: narrow leaflets along bent ribs."""
    points, polygons = [], []
    for f in range(16):
        heading = f * 2.4 + luck.uniform(-0.3, 0.3)
        lift, reach = luck.uniform(0.5, 1.35), height * luck.uniform(0.38, 0.52)
        for k in range(2, 15):
            t = k / 14
            out = reach * math.sin(t * lift * 1.1) / math.sin(max(lift * 1.1, 0.4)) * min(1, lift)
            rise = reach * (1.25 * t - 0.85 * t * t * (1.6 - lift * 0.5))
            x, y, z = at[0] + math.cos(heading) * out, at[1] + math.sin(heading) * out, crown + rise
            for side in (-1, 1):
                spread = heading + side * (1.15 - 0.5 * t)
                length = reach * 0.42 * math.sin(math.pi * (0.12 + 0.85 * t))
                tip = (x + math.cos(spread) * length, y + math.sin(spread) * length, z - length * 0.35)
                wide = 0.006 * height
                start = len(points)
                points += [(x - math.sin(spread) * wide, y + math.cos(spread) * wide, z),
                           (x + math.sin(spread) * wide, y - math.cos(spread) * wide, z), tip]
                polygons.append((start, start + 1, start + 2))
    stage.mesh("fronds", points, polygons, m.leaf())


def potted_palm(stage, at, height=2.0, seed=1):
    """Fronds around a short trunk, in a dark pot."""
    luck = random.Random(seed + int(at[0] * 10))
    stage.cylinder(0.26, 0.5, (at[0], at[1], at[2] + 0.25), m.black_metal())
    stage.cylinder(0.018 * height, height * 0.4, (at[0], at[1], at[2] + 0.45 + height * 0.2), m.walnut(), sides=12)
    _fronds(stage, at, at[2] + 0.45 + height * 0.4, height, luck)


def _crown(stage, at, crown, reach, luck):
    """The crown of a date palm: some forty fronds, the young ones upright, the old ones hanging."""
    points, polygons = [], []
    for f in range(42):
        heading, raised = f * 2.4 + luck.uniform(-0.2, 0.2), math.radians(72 - 100 * f / 42 + luck.uniform(-8, 8))
        long = reach * luck.uniform(0.85, 1.05)
        rib = [(math.cos(heading) * long * t * math.cos(raised) * (1 - 0.15 * t), math.sin(heading) * long * t * math.cos(raised) * (1 - 0.15 * t),
                long * (t * math.sin(raised) - 0.55 * t * t)) for t in (k / 18 for k in range(19))]
        for k in range(2, 19):
            x, y, z = (a + b for a, b in zip(rib[k], (at[0], at[1], crown)))
            t = k / 18
            leaf = long * 0.26 * math.sin(math.pi * (0.1 + 0.82 * t))
            for side in (-1, 1):
                spread = heading + side * (1.0 - 0.45 * t)
                tip = (x + math.cos(spread) * leaf, y + math.sin(spread) * leaf, z - leaf * 0.3)
                wide, start = 0.034, len(points)
                points += [(x - math.sin(spread) * wide, y + math.cos(spread) * wide, z), (x + math.sin(spread) * wide, y - math.cos(spread) * wide, z), tip]
                polygons.append((start, start + 1, start + 2))
    stage.mesh("crown", points, polygons, m.leaf())


def window_bands(stage, at, wide, high, foot=0.0, storey=3.2):
    """Rows of glass on the front of a far building: what daylight shows of its storeys."""
    x, y = at
    points, polygons = [], []
    for floor in range(1, int(high / storey)):
        low, k = foot + floor * storey, len(points)
        points += [(x - wide * 0.44, y, low), (x + wide * 0.44, y, low), (x + wide * 0.44, y, low + storey * 0.5), (x - wide * 0.44, y, low + storey * 0.5)]
        polygons.append((k, k + 1, k + 2, k + 3))
    if points:
        stage.mesh("window bands", points, polygons, m.finish("window band", (0.16, 0.2, 0.25), 0.25))


def date_palm(stage, at, height=6.0, seed=1):
    """A street palm: a ringed trunk under a wide crown."""
    bark = m.finish("bark", (0.11, 0.075, 0.045), 0.9, grain=0.4, grain_scale=9, bump=0.6, bump_scale=24)
    for ring in range(int(height / 0.16)):
        stage.cylinder(0.15 - 0.04 * ring * 0.16 / height + 0.012 * (ring % 2), 0.17, (at[0], at[1], at[2] + 0.08 + ring * 0.16), bark, sides=18)
    _crown(stage, at, at[2] + height - 0.1, 2.9, random.Random(seed))


def sofa(stage, at, wide=2.6, turn=0, material=None):
    """A low sofa with loose cushions, looking toward -y when not turned."""
    p, skin = _placed(at, turn), material or m.cloth((0.16, 0.135, 0.11))
    stage.box((wide, 0.95, 0.26), p(0, 0, 0.25), skin, turn, bevel=0.05)
    stage.box((wide, 0.24, 0.52), p(0, 0.36, 0.50), skin, turn, bevel=0.08)
    for side in (-1, 1):
        stage.box((0.22, 0.95, 0.42), p(side * (wide / 2 - 0.11), 0, 0.38), skin, turn, bevel=0.07)
    seats = max(2, round(wide / 0.9))
    for i in range(seats):
        x = (i + 0.5 - seats / 2) * (wide - 0.46) / seats
        stage.box(((wide - 0.48) / seats, 0.72, 0.16), p(x, -0.08, 0.44), skin, turn, bevel=0.06)
        stage.box(((wide - 0.5) / seats, 0.20, 0.42), p(x, 0.20, 0.68), skin, turn, bevel=0.085, tilt=-8)


def chair(stage, at, turn=0, material=None):
    """A meeting chair on a four-star foot, looking toward -y when not turned."""
    p, skin = _placed(at, turn), material or m.leather()
    stage.box((0.52, 0.50, 0.07), p(0, 0, 0.46), skin, turn, bevel=0.03)
    stage.box((0.50, 0.06, 0.52), p(0, 0.25, 0.78), skin, turn, bevel=0.028, tilt=-6)
    stage.cylinder(0.022, 0.36, p(0, 0, 0.25), m.aluminium(), sides=20)
    for a in (45, 135):
        stage.box((0.56, 0.04, 0.03), p(0, 0, 0.06), m.aluminium(), turn + a, bevel=0.012)
    for side in (-1, 1):
        stage.box((0.035, 0.34, 0.03), p(side * 0.27, 0.03, 0.66), m.black_metal(), turn, bevel=0.012)


def pupil_desk(stage, at, turn=0):
    p = _placed(at, turn)
    stage.box((1.2, 0.5, 0.028), p(0, 0, 0.72), m.oak(), turn, bevel=0.008)
    for side in (-1, 1):
        stage.box((0.035, 0.42, 0.7), p(side * 0.55, 0, 0.36), m.black_metal(), turn, bevel=0.01)
        stage.box((0.40, 0.38, 0.025), p(side * 0.28, -0.52, 0.44), m.oak(), turn, bevel=0.01)
        stage.box((0.38, 0.022, 0.24), p(side * 0.28, -0.71, 0.72), m.oak(), turn, bevel=0.01)
        for x in (-0.17, 0.17):
            stage.cylinder(0.012, 0.44, p(side * 0.28 + x, -0.68, 0.22), m.black_metal(), sides=12)
            stage.cylinder(0.012, 0.44, p(side * 0.28 + x, -0.38, 0.22), m.black_metal(), sides=12)


def pendant(stage, at, radius=0.2, group="pendants"):
    """A globe of light on a thin cord."""
    stage.sphere(radius, at, m.lamp("pendant", (1, 0.66, 0.36), 4), group=group)
    stage.cylinder(0.006, 3, (at[0], at[1], at[2] + 1.5 + radius), m.black_metal(), sides=8)
