"""What stands outside a Gulf window by day: a street with palms, towers with their storeys, a dome and a minaret."""
import math
import random

from . import materials as m
from .furniture import _placed, date_palm

GLASS = ((0.13, 0.2, 0.26), (0.17, 0.23, 0.25), (0.1, 0.15, 0.22))
STONE = ((0.62, 0.58, 0.5), (0.68, 0.66, 0.62), (0.55, 0.49, 0.41), (0.7, 0.63, 0.52))


def boxes(stage, name, rows, material):
    """Many boxes (middle, size) as one mesh."""
    points, polygons = [], []
    for (x, y, z), (w, d, h) in rows:
        k = len(points)
        points += [(x + i * w / 2, y + j * d / 2, z + l * h / 2) for i in (-1, 1) for j in (-1, 1) for l in (-1, 1)]
        polygons += [tuple(k + n for n in face) for face in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    stage.mesh(name, points, polygons, material)


def tower(stage, at, wide, high, foot=0.0, storey=3.6, kind=0, far=0.0):
    """Glass behind the edges of its floors, and on every second kind piers of stone; `far` (0..1) is how much haze lies before it."""
    haze = (0.6, 0.66, 0.72)

    def tone(color):
        return tuple(c * (1 - far) + h * far for c, h in zip(color, haze))
    x, y = at
    glass = m.finish(f"tower glass {kind % 3} {far:.1f}", tone(GLASS[kind % 3]), 0.18, coat=0.4)
    stone = m.finish(f"tower stone {kind % 4} {far:.1f}", tone(STONE[kind % 4]), 0.8)
    stage.box((wide, wide, high), (x, y, foot + high / 2), glass, bevel=0)
    floors = [((x, y, foot + storey * k), (wide + 0.5, wide + 0.5, 1.3 if kind % 2 else 0.7)) for k in range(1, int(high / storey) + 1)]
    boxes(stage, "floors", floors + [((x, y, foot + high), (wide + 0.6, wide + 0.6, 1.4)), ((x, y, foot + high + 2), (wide * 0.5, wide * 0.5, 3))], stone)
    if kind % 2:
        step = wide / max(3, round(wide / 3.2))
        piers = [(dx, side) for side in (-1, 1) for dx in (i * step - wide / 2 for i in range(round(wide / step) + 1))]
        boxes(stage, "piers", [((x + dx, y + side * wide / 2, foot + high / 2), (0.8, 0.6, high)) for dx, side in piers]
               + [((x + side * wide / 2, y + dx, foot + high / 2), (0.6, 0.8, high)) for dx, side in piers], stone)


def mosque(stage, at, foot=0.0):
    """A small mosque of the quarter: a dome on its drum, and a minaret."""
    x, y = at
    white = m.finish("quarter white", (0.74, 0.7, 0.63), 0.7)
    stage.box((16, 14, 8), (x, y, foot + 4), white, bevel=0.05)
    stage.cylinder(5, 3, (x, y, foot + 9), white)
    stage.sphere(5, (x, y, foot + 10), white, (1, 1, 1.1))
    stage.sphere(0.4, (x, y, foot + 16.2), m.bronze(), (1, 1, 1.8))
    px, py = x + 6, y - 9
    for radius, high, z in ((1.7, 20, 10), (2.3, 0.7, 19), (1.2, 7, 23.5), (1.6, 0.5, 27)):
        stage.cylinder(radius, high, (px, py, foot + z), white, sides=8)
    stage.sphere(1.3, (px, py, foot + 27.6), white, (1, 1, 1.5))


def skyline(stage, heading, seed=5, foot=0.0, near=70, far=260, count=34, spread=48):
    """Towers in a fan around `heading` (degrees from +y toward -x), hazier the farther they stand."""
    luck = random.Random(seed)
    for k in range(count):
        away = near + (far - near) * (k / count) ** 0.8
        angle = math.radians(heading + luck.uniform(-spread, spread))
        wide, high = luck.uniform(12, 20), luck.uniform(14, 34) + (luck.uniform(20, 70) if k % 4 == 0 and k > 6 else 0)
        tower(stage, (-math.sin(angle) * away, math.cos(angle) * away), wide, high, foot, kind=luck.randrange(12), far=min(0.75, 0.1 + (away - near) / (far - near) * 0.65))


def street(stage, x, foot=0.0, palms=((-4, 9), (-4, 17), (-14, 12), (-14, 24), (-14, 5))):
    """Along a window at `x` that looks toward -x: a pavement of pale stone, a road with its island, palms in both."""
    stage.box((10, 300, 0.2), (x - 5, 60, foot - 0.1), m.finish("street stone", (0.6, 0.55, 0.47), 0.8, grain=0.1, grain_scale=0.5), bevel=0)
    stage.box((24, 300, 0.16), (x - 21, 60, foot - 0.16), m.finish("street asphalt", (0.13, 0.13, 0.132), 0.85, grain=0.15, grain_scale=0.5), bevel=0)
    stage.box((3.4, 300, 0.24), (x - 18, 60, foot - 0.06), m.finish("street island", (0.16, 0.2, 0.08), 0.95, grain=0.4, grain_scale=2), bevel=0)
    stage.box((500, 500, 0.1), (x - 280, 60, foot - 0.2), m.finish("quarter ground", (0.5, 0.46, 0.4), 0.9), bevel=0)
    paint = m.finish("street paint", (0.72, 0.71, 0.68), 0.7)
    boxes(stage, "lanes", [((x + dx, y, foot - 0.075), (0.16, 2.6, 0.02)) for dx in (-13, -25) for y in range(-20, 160, 7)], paint)
    for k, (dx, y) in enumerate(palms):
        date_palm(stage, (x + dx, y, foot), 6.0 + (k * 7 % 5) * 0.35, seed=k + 3)


def car(stage, at, color, turn=90):
    """A car that passes, far enough away to be a shape: body, cabin of glass, wheels."""
    p = _placed(at, turn)
    skin = m.finish(f"car {color}", color, 0.25, coat=0.6)
    stage.box((4.6, 1.85, 0.72), p(0, 0, 0.68), skin, turn, bevel=0.2)
    stage.box((2.6, 1.6, 0.56), p(-0.15, 0, 1.26), m.finish("car glass", (0.03, 0.035, 0.04), 0.1, coat=0.6), turn, bevel=0.22)
    stage.box((2.1, 1.5, 0.06), p(-0.15, 0, 1.55), skin, turn, bevel=0.03)
    for dx in (-1.45, 1.45):
        for side in (-1, 1):
            stage.cylinder(0.34, 0.24, p(dx, side * 0.85, 0.34), m.screen_glass(), tilt=(90, 0, turn), sides=28)
