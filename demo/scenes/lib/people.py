"""People for scale, in the dress of the Gulf: seen from behind, in passing or against the light, never portraits.

Bodies are lofted from measured cross-sections (head an eighth of the height, shoulders two heads wide), so that a
shape at the edge of a picture reads as a person and not as a pawn.
"""
import math

from . import materials as m
from .furniture import _placed

# From the hem up: height, half width, half depth, shift forward (toward -y), of a person 1.76 m tall.
THOBE = ((0.05, 0.175, 0.17, 0.0), (0.3, 0.17, 0.15, 0.0), (0.62, 0.178, 0.14, 0.0), (0.9, 0.185, 0.14, -0.012), (1.08, 0.168, 0.122, 0.0),
         (1.22, 0.188, 0.128, 0.012), (1.34, 0.205, 0.122, 0.006), (1.42, 0.195, 0.105, -0.01), (1.465, 0.13, 0.085, -0.012), (1.49, 0.068, 0.064, -0.005), (1.54, 0.056, 0.058, 0.004))
ABAYA = ((0.02, 0.225, 0.22, -0.01), (0.3, 0.2, 0.185, -0.006), (0.62, 0.19, 0.16, 0.0), (0.9, 0.195, 0.15, -0.014), (1.06, 0.165, 0.122, 0.0),
         (1.2, 0.178, 0.132, 0.014), (1.31, 0.188, 0.12, 0.008), (1.385, 0.175, 0.1, -0.008), (1.43, 0.12, 0.085, -0.01), (1.46, 0.068, 0.064, -0.004), (1.52, 0.054, 0.056, 0.004))
GHUTRA = ((1.06, 0.05, 0.012, -0.135), (1.2, 0.13, 0.05, -0.12), (1.32, 0.2, 0.1, -0.07), (1.41, 0.2, 0.125, -0.04), (1.48, 0.165, 0.125, -0.032), (1.56, 0.128, 0.118, -0.03), (1.63, 0.106, 0.112, -0.024), (1.69, 0.092, 0.104, -0.016),
          (1.735, 0.074, 0.086, -0.012), (1.762, 0.04, 0.046, -0.012), (1.77, 0.002, 0.002, -0.012))
SHAYLA = ((1.2, 0.17, 0.135, 0.012), (1.32, 0.192, 0.13, 0.006), (1.4, 0.165, 0.11, -0.004), (1.47, 0.105, 0.096, -0.006), (1.54, 0.096, 0.106, -0.01), (1.62, 0.092, 0.11, -0.014), (1.69, 0.08, 0.096, -0.02),
          (1.735, 0.055, 0.066, -0.022), (1.75, 0.002, 0.002, -0.022))


def _between(rows, v):
    """The cross-section at v in 0..1, on a smooth curve through the rows."""
    at = v * (len(rows) - 1)
    i = min(int(at), len(rows) - 2)
    t = at - i
    before, after = rows[max(i - 1, 0)], rows[min(i + 2, len(rows) - 1)]
    here, there = rows[i], rows[i + 1]
    return [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(before, here, there, after)]


def _loft(stage, name, rows, place, tall, cloth, folds=0.0, stride=0.0):
    def point(u, v):
        z, wide, deep, forward = _between(rows, v)
        a = u * 2 * math.pi
        loose = max(0.0, 1 - z / 1.1)
        fold = 1 + folds * loose * math.sin(a * 9 + math.sin(a * 3) * 1.4 + z * 1.5)
        y = -forward + math.sin(a) * deep * fold - stride * loose * math.cos(a) * 0.5
        return place(math.cos(a) * wide * fold * tall, y * tall, z * tall)
    stage.surface(name, point, 64, 40, cloth)


def _limb(stage, name, joints, place, tall, cloth):
    """A tapering tube through joints (x, y, z, radius)."""
    def point(u, v):
        x, y, z, radius = _between(joints, v)
        xa, ya, za, _ = _between(joints, min(v + 0.02, 1))
        xb, yb, zb, _ = _between(joints, max(v - 0.02, 0))
        along = [(p - q) for p, q in ((xa, xb), (ya, yb), (za, zb))]
        length = math.sqrt(sum(p * p for p in along)) or 1
        along = [p / length for p in along]
        side = (along[2], 0, -along[0])
        size = math.hypot(side[0], side[2]) or 1
        side = (side[0] / size, 0, side[2] / size)
        up = (along[1] * side[2], along[2] * side[0] - along[0] * side[2], -along[1] * side[0])
        a = u * 2 * math.pi
        c, s = math.cos(a) * radius, math.sin(a) * radius
        return place((x + side[0] * c + up[0] * s) * tall, (y + up[1] * s) * tall, (z + side[2] * c + up[2] * s) * tall)
    stage.surface(name, point, 20, 24, cloth)


def _arm(stage, place, side, tall, cloth, skin, reach):
    """`reach`: 0 hangs beside the body, 1 points forward at the height of the eyes."""
    elbow = (side * 0.245, 0.03 - 0.16 * reach, 1.11 + 0.14 * reach)
    wrist = (side * (0.235 - 0.05 * reach), -0.05 - 0.42 * reach, 0.87 + 0.56 * reach)
    tip = (side * (0.225 - 0.06 * reach), -0.08 - 0.5 * reach, 0.77 + 0.72 * reach)
    _limb(stage, "sleeve", ((side * 0.12, 0.01, 1.4, 0.03), (side * 0.19, 0.01, 1.355, 0.056), (*elbow, 0.05), (*wrist, 0.042)), place, tall, cloth)
    _limb(stage, "hand", ((*wrist, 0.028), ((wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2, (wrist[2] + tip[2]) / 2, 0.036), (*tip, 0.012)), place, tall, skin)


def figure(stage, at, turn=0, woman=False, height=1.76, reach=0.0, stride=0.14):
    """A person who looks toward -y when not turned: thobe and headscarf, or abaya and veil; `reach` lifts the right hand."""
    p, tall = _placed(at, turn), height / 1.76
    cloth = m.cloth((0.028, 0.027, 0.03)) if woman else m.cloth((0.66, 0.645, 0.615))
    scarf = m.cloth((0.034, 0.032, 0.036)) if woman else m.cloth((0.70, 0.685, 0.66))
    skin = m.finish("skin", (0.28, 0.165, 0.105), 0.6)
    for side in (-1, 1):
        stage.sphere(0.05 * tall, p(side * 0.075 * tall, (-0.05 + side * stride * 0.35) * tall, 0.035 * tall), m.leather(), (0.8, 2.2, 0.7))
        _arm(stage, p, side, tall, cloth, skin, reach if side > 0 else 0.06)
    _loft(stage, "robe", ABAYA if woman else THOBE, p, tall, cloth, folds=0.035 if woman else 0.022, stride=stride)
    stage.sphere(0.1 * tall, p(0, -0.012 * tall, 1.635 * tall), skin, (0.78, 0.96, 1.16))
    _loft(stage, "scarf", SHAYLA if woman else GHUTRA, p, tall, scarf)
    if not woman:
        _agal(stage, p, tall)


def _agal(stage, p, tall):
    """The black cord that holds the headscarf."""
    for z in (1.70, 1.716):
        _limb(stage, "agal", [(math.cos(a / 12 * 6.2832) * 0.087, 0.014 + math.sin(a / 12 * 6.2832) * 0.1, z, 0.0085) for a in range(13)], p, tall, m.black_metal())


def seated(stage, at, turn=0, woman=False, height=1.76):
    """A person on a seat 0.45 m high: what a row behind sees of them, and the lap."""
    p, tall = _placed((at[0], at[1], at[2] - 0.41 * height / 1.76), turn), height / 1.76
    cloth = m.cloth((0.03, 0.029, 0.032)) if woman else m.cloth((0.6, 0.585, 0.56))
    skin = m.finish("skin", (0.28, 0.165, 0.105), 0.6)
    rows = [row for row in (ABAYA if woman else THOBE) if row[0] > 0.85]
    _loft(stage, "seated", rows, p, tall, cloth)
    for side in (-1, 1):
        _limb(stage, "lap", ((side * 0.09, 0.02, 0.93, 0.09), (side * 0.1, -0.24, 0.95, 0.085), (side * 0.11, -0.44, 0.92, 0.075), (side * 0.11, -0.47, 0.6, 0.06)), p, tall, cloth)
        _arm(stage, p, side, tall, cloth, skin, 0.16)
    stage.sphere(0.1 * tall, p(0, -0.012 * tall, 1.635 * tall), skin, (0.78, 0.96, 1.16))
    _loft(stage, "scarf", SHAYLA if woman else GHUTRA, p, tall, m.cloth((0.034, 0.032, 0.036)) if woman else m.cloth((0.64, 0.625, 0.6)))
    if not woman:
        _agal(stage, p, tall)


def pupil(stage, at, turn=0, height=1.36, nod=0.0):
    """A boy at his desk, bareheaded as in class: a child's head is larger, his forearms lie on the table; `nod` looks down."""
    p, tall = _placed((at[0], at[1], at[2] - 0.41 * height / 1.76), turn), height / 1.76
    cloth, skin, hair = m.cloth((0.6, 0.585, 0.56)), m.finish("skin", (0.28, 0.165, 0.105), 0.6), m.finish("hair", (0.012, 0.010, 0.009), 0.45, grain=0.3, grain_scale=60)
    _loft(stage, "seated", [row for row in THOBE if row[0] > 0.85], p, tall, cloth)
    for side in (-1, 1):
        _limb(stage, "lap", ((side * 0.09, 0.02, 0.93, 0.09), (side * 0.1, -0.24, 0.95, 0.085), (side * 0.11, -0.44, 0.92, 0.075), (side * 0.11, -0.47, 0.6, 0.06)), p, tall, cloth)
        _arm(stage, p, side, tall, cloth, skin, 0.34)
    _limb(stage, "neck", ((0, 0.012, 1.47, 0.062), (0, 0.004, 1.53, 0.056), (0, -0.004 - nod * 0.4, 1.6, 0.06)), p, tall, skin)
    forward = -0.014 - nod
    stage.sphere(0.122 * tall, p(0, forward * tall, 1.665 * tall), skin, (0.76, 0.92, 1.08))
    stage.sphere(0.124 * tall, p(0, (forward + 0.022) * tall, 1.692 * tall), hair, (0.78, 0.9, 0.96))
    for side in (-1, 1):
        stage.sphere(0.026 * tall, p(side * 0.1 * tall, (forward + 0.004) * tall, 1.645 * tall), skin, (0.5, 0.9, 1.3))
