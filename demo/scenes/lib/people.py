"""People for scale: plain figures in the dress of the Gulf, as an architect's model has them, without faces."""
import math

from . import materials as m
from .furniture import _placed

# Radius over height, from the hem up to the neck.
THOBE = ((0.0, 0.205), (0.02, 0.21), (0.35, 0.19), (0.8, 0.18), (1.05, 0.175), (1.25, 0.205), (1.36, 0.215), (1.44, 0.17), (1.49, 0.075))
ABAYA = ((0.0, 0.27), (0.02, 0.275), (0.35, 0.235), (0.8, 0.205), (1.0, 0.18), (1.22, 0.195), (1.33, 0.2), (1.41, 0.155), (1.46, 0.08))
HEADSCARF = ((1.28, 0.20), (1.33, 0.205), (1.42, 0.165), (1.52, 0.135), (1.62, 0.128), (1.70, 0.105), (1.755, 0.045), (1.765, 0.0))


def _turned(stage, name, profile, place, tall, deep, cloth):
    heights, radii = [z for z, _ in profile], [r for _, r in profile]

    def point(u, v):
        at = v * (len(profile) - 1)
        i = min(int(at), len(profile) - 2)
        z = heights[i] + (heights[i + 1] - heights[i]) * (at - i)
        r = radii[i] + (radii[i + 1] - radii[i]) * (at - i)
        a = u * 2 * math.pi
        return place(math.cos(a) * r * tall, math.sin(a) * r * deep * tall, z * tall)
    stage.surface(name, point, 32, len(profile) - 1, cloth)


def figure(stage, at, turn=0, woman=False, height=1.76):
    """A standing person who looks toward -y when not turned: thobe and headscarf, or abaya and veil."""
    p, tall = _placed(at, turn), height / 1.76
    cloth = m.cloth((0.035, 0.033, 0.036)) if woman else m.cloth((0.72, 0.69, 0.64))
    scarf = m.cloth((0.045, 0.042, 0.046)) if woman else m.cloth((0.78, 0.76, 0.72))
    skin = m.finish("skin", (0.33, 0.2, 0.13), 0.6)
    _turned(stage, "robe", ABAYA if woman else THOBE, p, tall, 0.66, cloth)
    stage.sphere(0.105 * tall, p(0, -0.02 * tall, 1.62 * tall), skin, (0.9, 1, 1.2))
    _turned(stage, "scarf", HEADSCARF, lambda x, y, z: p(x, y + 0.035 * tall, z), tall, 0.86, scarf)
    if not woman:
        stage.cylinder(0.128 * tall, 0.022 * tall, p(0, 0.03 * tall, 1.685 * tall), m.black_metal(), sides=32)
    for side in (-1, 1):
        stage.cylinder(0.052 * tall, 0.62 * tall, p(side * 0.225 * tall, 0.01, 1.05 * tall), cloth, tilt=(0, side * -6, turn), sides=20)
        stage.sphere(0.042 * tall, p(side * 0.255 * tall, -0.01, 0.72 * tall), skin, (0.8, 0.9, 1.4))
