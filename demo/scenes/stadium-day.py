"""A full stadium on a bright afternoon: LED boards along the pitch and round its corner, a ribbon on the upper tier, the roof's shade on the seats."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import math
import random
from lib import materials as m  # noqa: E402
from lib.crowd import Crowd  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("stadium-day", (1280, 720))
luck = random.Random(7)
grass = m.finish("grass", (0.05, 0.1, 0.022), 0.85, grain=0.35, grain_scale=14, bump=0.8, bump_scale=240)
pale = m.finish("mown grass", (0.072, 0.138, 0.032), 0.85, grain=0.35, grain_scale=14, bump=0.8, bump_scale=240)
for i in range(24):
    stage.box((5.5, 90, 0.2), (-67 + i * 5.5, -18, -0.1), grass if i % 2 else pale, bevel=0)
white = m.finish("line paint", (0.85, 0.85, 0.82), 0.8)
stage.box((105, 0.12, 0.01), (0, 24, 0.005), white, bevel=0)
stage.box((0.12, 68, 0.01), (52.5, -10, 0.005), white, bevel=0)
stage.box((0.12, 68, 0.01), (0, -10, 0.005), white, bevel=0)
stage.box((16.5, 0.12, 0.01), (44.2, 10.2, 0.005), white, bevel=0)
stage.box((0.12, 40.3, 0.01), (36, -10, 0.005), white, bevel=0)
stage.surface("centre circle", lambda u, v: (math.cos(u * 6.283) * (9.09 + 0.12 * v), -10 + math.sin(u * 6.283) * (9.09 + 0.12 * v), 0.006), 128, 1, white)
apron = m.finish("apron", (0.3, 0.29, 0.27), 0.85, grain=0.15, grain_scale=2)
stage.box((200, 60, 0.08), (0, 57, -0.06), apron, bevel=0)
stage.box((60, 160, 0.08), (86, 0, -0.065), apron, bevel=0)
stage.cylinder(0.02, 1.6, (52.5, 24, 0.8), white, sides=12)
stage.box((0.42, 0.01, 0.3), (52.28, 24, 1.43), m.finish("flag", (0.9, 0.35, 0.05), 0.8), bevel=0)
stage.sphere(0.11, (-13.2, 18.2, 0.11), white)
for y in (-6.34, -13.66):
    stage.cylinder(0.06, 2.44, (52.5, y, 1.22), white, sides=16)
stage.cylinder(0.06, 7.44, (52.5, -10, 2.44), white, tilt=(90, 0, 0), sides=16)

CORNER, TURN = 46.0, 24.0  # where the stand begins to bend, and how far its front lies from the middle of the bend
ARC = TURN * math.pi / 2


def along(s, out=0.0):
    """A place `s` metres along the front of the stand and `out` metres behind it, with its outward heading."""
    if s < CORNER:
        return s, 30 + out, math.pi / 2
    if s < CORNER + ARC:
        a = math.pi / 2 - (s - CORNER) / TURN
        return CORNER + math.cos(a) * (TURN + out), 30 - TURN + math.sin(a) * (TURN + out), a
    return CORNER + TURN + out, 30 - TURN - (s - CORNER - ARC), 0.0


def band(out, low, high, begin=-88.0, end=150.0):
    return lambda u, v: (*along(begin + (end - begin) * u, out)[:2], low + (high - low) * v)


crowd = Crowd(stage, luck)
concrete = m.finish("concrete", (0.42, 0.4, 0.37), 0.85, grain=0.15)
dark = m.finish("shaded concrete", (0.12, 0.115, 0.11), 0.85, grain=0.15)
seat = m.finish("seat", (0.03, 0.13, 0.13), 0.45)


def shirt(s, row, upper):
    """The home side in white and green, its ultras as one green block, the guests' corner in red."""
    block, chance = math.floor(s / 15), luck.random()
    if block == 3 or (block == 4 and row > 8):
        return "red" if chance < 0.66 else "white" if chance < 0.85 else "dark"
    if block in (-2, 0, 1) and not upper:
        return "green" if chance < 0.6 else "white" if chance < 0.9 else "sand"
    return "white" if chance < 0.56 else "black" if chance < 0.73 else "green" if chance < 0.86 else ("sand", "dark", "blue", "amber")[luck.randrange(4)]


def tier(out, foot, rows, rise, depth, begin, end, taken, upper=False):
    points, polygons = [], []
    for r in range(rows):
        way = out + r * depth
        stretch = (TURN + way) / TURN
        s = begin
        while s < end:
            bend = CORNER < s < CORNER + ARC
            s += 0.52 / (stretch if bend else 1)
            if (s + 100) % 15 < (1.3 / (stretch if bend else 1)):
                continue
            x, y, a = along(s, way)
            z, c, n = foot + r * rise, math.cos(a), math.sin(a)
            k = len(points)
            for dx, dy, dz in ((-0.21, -0.2, 0.42), (0.21, -0.2, 0.42), (0.21, 0.2, 0.4), (-0.21, 0.2, 0.4), (-0.21, 0.28, 0.8), (0.21, 0.28, 0.8)):
                points.append((x + dx * n + dy * c, y - dx * c + dy * n, z + dz))
            polygons += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 5, k + 4)]
            if luck.random() < taken:
                crowd.person((x, y, z), a + math.pi, shirt(s, r, upper), 0.34 if math.floor(s / 15) in (0, 1, 3) and not upper else 0.12)
    stage.mesh("seats", points, polygons, seat)

    points, polygons = [], []
    columns = 160
    for r in range(rows):
        for tread in (0, 1):
            for i in range(columns + 1):
                x, y, _ = along(begin + (end - begin) * i / columns, out - 0.42 + depth * (r + tread))
                points.append((x, y, foot + r * rise))
    width = columns + 1
    polygons = [(j * width + i, j * width + i + 1, (j + 1) * width + i + 1, (j + 1) * width + i) for j in range(rows * 2 - 1) for i in range(columns)]
    stage.mesh("steps", points, polygons, concrete)


tier(1.2, 1.3, 22, 0.40, 0.85, -24, 132, 0.93)
tier(18.4, 14.2, 26, 0.62, 0.85, -30, 132, 0.88, upper=True)
stage.surface("front wall", band(0.6, 0, 1.75), 160, 1, dark)
stage.surface("concourse", band(20.5, 8, 14.6), 160, 1, dark)
stage.surface("gallery", band(19.8, 10.1, 11.2), 160, 1, m.finish("gallery", (0.5, 0.47, 0.42), 0.7))
stage.surface("fascia", band(17.4, 12.5, 14.8), 200, 1, m.black_metal())
stage.surface("soffit", lambda u, v: (*along(-88 + 238 * u, 17.4 + 3 * v)[:2], 12.5), 160, 1, dark)
stage.screen(lambda u, v: (*along(-26 + 156 * u, 17.25)[:2], 12.7 + 1.92 * v), atlas=(0, 0.5, 1, 1), cells=(12, 1), segments=(312, 1))
rail = m.finish("glass rail", (0.45, 0.5, 0.52), 0.1, coat=0.4)
stage.surface("rail", band(17.5, 14.8, 15.4), 160, 1, rail)
stage.surface("top wall", band(40.6, 29, 36), 160, 1, m.finish("top wall", (0.62, 0.6, 0.56), 0.8))


def board(s, back=0.0):
    """Along the touchline, then round the corner and behind the goal; `back` is away from the pitch."""
    bend = 7.0
    arc = bend * math.pi / 2
    if s < 50:
        return s, 28.0 + back
    if s < 50 + arc:
        a = math.pi / 2 - (s - 50) / bend
        return 50 + math.cos(a) * (bend + back), 28.0 - bend + math.sin(a) * (bend + back)
    return 50 + bend + back, 28.0 - bend - (s - 50 - arc)


stage.surface("board backs", lambda u, v: (*board(-40 + 156 * u, 0.03 + 0.25 * v), 1.08), 312, 1, m.black_metal())
stage.surface("board bodies", lambda u, v: (*board(-40 + 156 * u, 0.03), 1.08 * v), 312, 1, m.black_metal())
stage.screen(lambda u, v: (*board(-40 + 156 * u), 0.1 + 0.96 * v), atlas=(0, 0, 1, 0.5), cells=(12, 1), segments=(312, 1))

# A roof of pale membrane on steel ribs, its lamps off by day.
membrane = m.finish("membrane", (0.75, 0.73, 0.68), 0.6)
stage.surface("roof", lambda u, v: (*along(-88 + 238 * u, 12 + 32 * v)[:2], 38.5 - 4.5 * v + 1.6 * math.sin(v * math.pi)), 160, 8, m.lamp("membrane light", (1, 0.95, 0.87), 0.42), group="membrane")
stage.surface("roof edge", band(11.9, 37.6, 38.9), 160, 1, membrane)
for k in range(40):
    s = -86 + k * 6
    for j in range(8):
        (x0, y0, a), (x1, y1, _) = along(s, 12 + j * 4), along(s, 16 + j * 4)
        z = 37.3 - 4.5 * (j + 0.5) / 8 + 1.6 * math.sin((j + 0.5) / 8 * math.pi)
        stage.box((0.35, 4.1, 0.9), ((x0 + x1) / 2, (y0 + y1) / 2, z), m.aluminium(), turn=math.degrees(a) - 90, bevel=0)
    x, y, a = along(s, 12.4)
    stage.box((1.8, 0.3, 0.5), (x, y, 36.9), dark, turn=math.degrees(a) - 90, bevel=0)
crowd.finish({"white": (0.78, 0.76, 0.72), "scarf": (0.8, 0.78, 0.75), "black": (0.025, 0.025, 0.028), "hair": (0.02, 0.016, 0.013), "dark": (0.05, 0.055, 0.07),
              "green": (0.015, 0.24, 0.12), "red": (0.5, 0.035, 0.03), "sand": (0.5, 0.38, 0.24), "blue": (0.06, 0.16, 0.36), "amber": (0.75, 0.36, 0.05),
              "skin": (0.42, 0.25, 0.16), "dark skin": (0.24, 0.13, 0.08)})
stage.sun((-0.5, -0.62, 0.62), 4.2, (1, 0.92, 0.8))
stage.sky((0.66, 0.77, 0.88), (0.13, 0.32, 0.68), 0.95, 0.5)
stage.camera((-21, 12.4, 1.7), (4, 33, 1.7), lens=23, shift=(0, 0.135), level=True)
stage.render()
