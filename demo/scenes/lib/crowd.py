"""A full stand: some thousand people of true proportion, seated, clapping or on their feet, in the white of the Gulf and the colours of two teams."""
import math

from . import materials as m

RING = [(math.cos(k * 0.7854), math.sin(k * 0.7854)) for k in range(8)]
# From the seat up, of a person of 1.76 m: height, half width, half depth, how far forward.
BODY = ((0.0, 0.19, 0.15, 0.02), (0.2, 0.17, 0.125, 0.0), (0.38, 0.205, 0.125, 0.0), (0.5, 0.2, 0.115, 0.0), (0.57, 0.12, 0.085, 0.0), (0.62, 0.06, 0.06, 0.01))
HEAD = ((0.6, 0.045, 0.05, 0.01), (0.66, 0.07, 0.085, 0.02), (0.73, 0.078, 0.098, 0.02), (0.8, 0.068, 0.085, 0.01), (0.845, 0.02, 0.03, 0.0))
SCARF = ((0.44, 0.2, 0.1, -0.05), (0.54, 0.18, 0.12, -0.04), (0.64, 0.13, 0.12, -0.035), (0.74, 0.1, 0.115, -0.02), (0.82, 0.085, 0.1, -0.012), (0.865, 0.02, 0.03, -0.01))
VEIL = ((0.34, 0.19, 0.13, -0.01), (0.48, 0.19, 0.13, -0.01), (0.6, 0.11, 0.11, -0.02), (0.72, 0.095, 0.115, -0.015), (0.82, 0.08, 0.095, -0.015), (0.86, 0.02, 0.03, -0.01))
HAIR = ((0.7, 0.082, 0.07, -0.035), (0.77, 0.086, 0.098, -0.012), (0.83, 0.07, 0.085, -0.005), (0.862, 0.02, 0.03, 0.0))


class Crowd:
    """Gathers bodies by colour, so that a stand is a dozen meshes and not ten thousand objects."""

    def __init__(self, stage, luck):
        self.stage, self.luck, self.looks = stage, luck, {}

    def _rings(self, look, rows, at):
        points, polygons = self.looks.setdefault(look, ([], []))
        k = len(points)
        for high, wide, deep, forward in rows:
            points += [at(x * wide, y * deep - forward, high) for x, y in RING]
        polygons += [(k + j * 8 + i, k + j * 8 + (i + 1) % 8, k + j * 8 + 8 + (i + 1) % 8, k + j * 8 + 8 + i) for j in range(len(rows) - 1) for i in range(8)]

    def _limb(self, look, joints, at):
        points, polygons = self.looks.setdefault(look, ([], []))
        k = len(points)
        for x, y, z, r in joints:
            points += [at(x + c * r, y + s * r * 0.6, z + s * r * 0.6) for c, s in RING[::2]]
        polygons += [(k + j * 4 + i, k + j * 4 + (i + 1) % 4, k + j * 4 + 4 + (i + 1) % 4, k + j * 4 + 4 + i) for j in range(len(joints) - 1) for i in range(4)]

    def person(self, place, heading, shirt, joy=0.2):
        """Someone on the seat at `place`, looking along `heading`; `joy` is how many stand and lift their arms."""
        luck = self.luck
        tall, lean = luck.uniform(0.9, 1.05), heading + luck.uniform(-0.35, 0.35)
        stands = luck.random() < joy
        lift = 0.36 if stands else 0.0
        c, s = math.cos(lean), math.sin(lean)

        def at(x, y, z):
            return (place[0] + (x * s + y * -c) * tall, place[1] + (-x * c + y * -s) * tall, place[2] + 0.42 + (z + lift) * tall)
        skin = ("skin", "dark skin")[luck.random() < 0.4]
        self._rings(shirt, ((-0.42 - lift, 0.16, 0.13, 0.0), *BODY) if stands else BODY, at)
        self._rings(skin, HEAD, at)
        kind = luck.random()
        covered = shirt == "white" and kind < 0.8
        self._rings("scarf" if covered else "black" if shirt == "black" else "hair", SCARF if covered else VEIL if shirt == "black" else HAIR, at)
        if not stands:
            for side in (-1, 1):
                self._limb(shirt if shirt in ("white", "black") else "dark", ((side * 0.1, -0.05, 0.08, 0.1), (side * 0.11, -0.42, 0.08, 0.08), (side * 0.11, -0.44, -0.36, 0.06)), at)
        raised = luck.random() < (0.75 if stands else 0.12)
        for side in (-1, 1):
            up = raised and (side > 0 or luck.random() < 0.7)
            elbow = (side * 0.3, -0.08, 0.72) if up else (side * 0.25, -0.1, 0.28)
            hand = (side * luck.uniform(0.16, 0.36), -0.14, 1.0) if up else (side * 0.08, -0.34, 0.3)
            self._limb(shirt, ((side * 0.18, 0, 0.5, 0.065), (*elbow, 0.055)), at)
            self._limb(skin if shirt not in ("white", "black") else shirt, ((*elbow, 0.05), (*hand, 0.04)), at)
            self._limb(skin, ((*hand, 0.04), (hand[0], hand[1] - 0.02, hand[2] + (0.14 if up else 0.02), 0.035)), at)

    def finish(self, colors):
        for look, (points, polygons) in self.looks.items():
            self.stage.mesh("crowd", points, polygons, m.finish(f"crowd {look}", colors[look], 0.85), smooth=True)
