"""The street of the LED facade, at dusk over a wet road or at noon under a hard sun."""
import random

from . import materials as m
from .furniture import date_palm
from .people import figure


def street(stage, noon=False):
    luck = random.Random(7)
    road = m.finish("dry asphalt", (0.09, 0.088, 0.085), 0.85, grain=0.2, grain_scale=0.8) if noon else m.asphalt()
    stage.box((200, 200, 0.2), (0, 0, -0.1), road, bevel=0)
    stage.box((60, 7, 0.16), (0, 6.2, 0.08), m.limestone() if noon else m.honed_stone(), bevel=0.02)
    stone = m.finish("facade stone", (0.52, 0.46, 0.38) if noon else (0.30, 0.25, 0.2), 0.65, grain=0.05, grain_scale=0.6)
    # The building that carries the screen: a podium, a frame and floors above.
    stage.box((26, 18, 15.5), (1, 19, 11.4), stone, bevel=0.05)
    stage.box((24, 16.5, 3.6), (1, 19, 1.8), m.finish("shop glass", (0.02, 0.022, 0.025), 0.06, coat=0.5), bevel=0)
    for i in range(9):
        stage.box((0.5, 0.5, 3.6), (-11.5 + i * 3.12, 10.4, 1.8), stone, bevel=0.03)
    stage.box((27, 2.6, 0.3), (1, 9.3, 3.75), m.bronze(), bevel=0.03)
    stage.box((26, 0.06, 0.05), (1, 8.2, 3.57), m.lamp("canopy light", (1, 0.62, 0.3), 20), bevel=0, group="shops")
    for i in range(6):
        stage.box((2.5, 0.1, 2.7), (-9.9 + i * 3.12, 10.9, 1.5), m.lamp("shop light", (1, 0.66, 0.36), 1.6), bevel=0, group="shops")
    stage.box((18.6, 0.5, 10.7), (0.4, 9.75, 10.7), m.black_metal(), bevel=0.05)
    stage.flat_screen((18, 10.125), (0.4, 9.45, 10.7), cells=(8, 4))
    stage.box((27, 19, 0.5), (1, 19, 19.4), stone, bevel=0.05)
    for i in range(-26, 27):  # fins of stone around the screen, a line of light under the eaves
        x = 0.4 + i * 0.5
        low = 3.95 if abs(i * 0.5) > 9.5 else 16.25
        if -11.9 < x < 13.9:
            stage.box((0.14, 0.35, 19.1 - low), (x, 9.86, (19.1 + low) / 2), stone, bevel=0.01)
    stage.box((26, 0.05, 0.05), (1, 9.6, 19.1), m.lamp("eaves light", (1, 0.62, 0.3), 9), bevel=0, group="shops")

    # Neighbours: far, slender towers with small lit windows, to leave the evening sky open.
    for x, y, w, h in ((-52, 95, 13, 46), (-34, 120, 11, 66), (36, 110, 12, 58), (58, 95, 14, 40), (-78, 110, 16, 72), (22, 150, 12, 96), (84, 120, 16, 78), (-16, 160, 12, 70)):
        stage.box((w, w, h), (x, y, h / 2), m.finish("tower", (0.42, 0.43, 0.44) if noon else (0.09, 0.08, 0.085), 0.4, grain=0.1), bevel=0)
        for brightness in () if noon else (0.12, 0.35, 0.8):  # most rooms are dim, a few are bright
            points, polygons = [], []
            for _ in range(int(w * h * 0.22)):
                left, foot, k = x + luck.randrange(int(w / 0.9)) * 0.9 - w / 2 + 0.1, 2 + luck.randrange(int(h / 1.4) - 2) * 1.4, len(points)
                points += [(left + dx, y - w / 2 - 0.03, foot + dz) for dx, dz in ((0, 0), (0.5, 0), (0.5, 0.75), (0, 0.75))]
                polygons.append((k, k + 1, k + 2, k + 3))
            stage.mesh("rooms", points, polygons, m.lamp(f"room light {brightness}", (1, 0.62, 0.32), brightness), group="rooms")
    for x in (-13.5, 14.5):
        stage.cylinder(0.06, 6.4, (x, 3.4, 3.2), m.black_metal(), sides=16)
        stage.sphere(0.2, (x, 3.4, 6.5), m.lamp("street lamp", (1, 0.62, 0.32), 40), group="street")
    for i in range(10):
        stage.box((2.2, 0.14, 0.012), (-22 + i * 5, -3.2, 0.004), m.finish("road paint", (0.5, 0.48, 0.44), 0.5), bevel=0)
    # People on the pavement: the lower edge of the screen is well above their heads.
    for x, y, turn, woman, tall in ((-4.6, 5.4, 200, False, 1.78), (-3.9, 5.6, 160, True, 1.66), (3.2, 4.9, 100, False, 1.74), (6.8, 5.9, 250, True, 1.68), (7.4, 5.7, 250, True, 1.2)):
        figure(stage, (x, y, 0.16), turn, woman, tall)
    if noon:
        for k, x in enumerate((-11.5, 11.8, 17.5)):
            date_palm(stage, (x, 4.6, 0.1), 6.2 + 0.4 * k, seed=k)
