"""Abstract staff portraits: a lit bust, reduced to a dot matrix in the accent colours.

usage: python3 make-portraits.py OUT
"""
import os
import sys

import cv2
import numpy as np

INK, SIZE, COLUMNS, ROWS = np.array([11, 11, 12], np.float32), 16, 50, 62
# What distinguishes a person: headwear, head width, beard, direction of light, two colours.
PEOPLE = {
    "layla": ("shayla", 0.95, False, -1, "#ffb454", "#ff6a3d"),
    "omar": ("ghutra", 1.0, True, 1, "#ffd9a0", "#e0803a"),
    "noura": ("shayla", 0.92, False, 1, "#ff8f5a", "#b8402a"),
    "khalid": ("hair", 1.04, True, -1, "#ffb454", "#a8552f"),
    "maryam": ("long", 0.93, False, 1, "#ffcf8a", "#ff6a3d"),
    "yousef": ("ghutra", 1.02, True, -1, "#f6ead9", "#c9733c"),
    "hessa": ("shayla", 0.97, False, -1, "#f2b8a0", "#d4532b"),
    "daniel": ("hair", 1.0, False, 1, "#ffb454", "#7a4a32"),
    "salma": ("long", 0.95, False, -1, "#ff9d6a", "#93412c"),
    "rashid": ("cap", 1.05, True, 1, "#ffe2b8", "#ff8a3d"),
}


def color(code):
    return np.array([int(code[i:i + 2], 16) for i in (1, 3, 5)], np.float32)


def bust(headwear, width, beard, side):
    """Light (0..1) and depth of ellipsoids that make a bust, on the dot grid."""
    y, x = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32)
    x, y = (x - (COLUMNS - 1) / 2) / 20 + 0.0, (y - 26) / 20
    depth = np.full(x.shape, -9, np.float32)
    light = np.zeros(x.shape, np.float32)
    direction = np.array([side * 0.48, -0.42, 0.77])

    def ellipsoid(cx, cy, cz, rx, ry, rz, tone, soft=0.0):
        u, v = (x - cx) / rx, (y - cy) / ry
        inside = 1 - u * u - v * v
        z = cz + rz * np.sqrt(np.maximum(inside, 0))
        front = (inside > 0) & (z > depth)
        w = np.sqrt(np.maximum(inside, 0))
        nx, ny, nz = u / rx, v / ry, w / rz
        length = np.sqrt(nx * nx + ny * ny + nz * nz) + 1e-6
        shade = np.maximum((nx * direction[0] + ny * direction[1] + nz * direction[2]) / length, 0)
        rim = np.clip(-np.sign(side) * u, 0, 1) ** 4 * 0.5
        light[front] = (tone * (0.16 + 0.84 * shade ** 1.3) + rim * 0.6)[front]
        depth[front] = z[front]

    dark = 0.40
    ellipsoid(0, 1.75, -0.5, 1.30, 0.86, 0.75, 0.5 if headwear != "ghutra" else 0.95)   # shoulders
    ellipsoid(0, 0.82, -0.1, 0.32, 0.55, 0.32, 0.7)                                       # neck
    if headwear == "long":
        ellipsoid(0, 0.15, -0.35, 0.86, 1.12, 0.6, dark)
    if headwear == "ghutra":
        ellipsoid(-0.55, 0.75, -0.1, 0.42, 1.0, 0.35, 1.0)
        ellipsoid(0.55, 0.75, -0.1, 0.42, 1.0, 0.35, 1.0)
        ellipsoid(0, -0.22, -0.12, 0.80, 0.76, 0.70, 1.0)
    if headwear == "shayla":
        ellipsoid(0, -0.02, -0.12, 0.80, 1.0, 0.68, dark + 0.1)
        ellipsoid(0.1 * side, 0.98, 0.0, 0.66, 0.46, 0.5, dark + 0.1)
    if headwear in ("hair", "cap"):
        ellipsoid(0, -0.22, -0.1, 0.66 * width, 0.72, 0.66, dark if headwear == "hair" else 0.98)
    ellipsoid(0, 0.10, 0.1, 0.55 * width, 0.72, 0.58, 0.58 if headwear in ("ghutra", "cap") else 1.0)                                # face
    if beard:
        ellipsoid(0, 0.52, 0.22, 0.43 * width, 0.36, 0.44, 0.46)
    if headwear == "long":
        ellipsoid(-0.28 * side, -0.44, 0.3, 0.50, 0.34, 0.42, dark)
    if headwear == "hair":
        ellipsoid(-0.12 * side, -0.52, 0.2, 0.52, 0.24, 0.5, dark)
    if headwear == "ghutra":  # the double cord of the igal
        for lift in (-0.62, -0.52):
            band = (np.abs(y - lift - 0.10 * (x * x)) < 0.05) & (np.abs(x) < 0.66)
            light[band] = 0.06
    if headwear == "cap":
        light[(y < -0.40) & (y > -0.48) & (np.abs(x) < 0.6)] *= 0.35
    # No features: a face without eyes stays a sign for a person and never becomes a stranger's mask.
    return np.clip(light, 0, 1), depth > -8


def portrait(headwear, width, beard, side, near, far):
    light, body = bust(headwear, width, beard, side)
    y, x = np.mgrid[0:ROWS, 0:COLUMNS].astype(np.float32)
    backdrop = 0.14 * np.exp(-(((x - COLUMNS / 2 - side * 10) / 17) ** 2 + ((y - 26) / 22) ** 2))
    value = np.where(body, light, backdrop)
    scale = 3  # drawn three times larger, then reduced, for round dots
    cell = SIZE * scale
    canvas = np.zeros((ROWS * cell, COLUMNS * cell, 3), np.float32) + INK
    one, two = color(near), color(far)
    for j in range(ROWS):
        for i in range(COLUMNS):
            v = float(value[j, i])
            radius = cell * (0.07 + 0.42 * v ** 0.62)
            tint = two * (1 - min(1, v * 1.15)) + one * min(1, v * 1.15)
            tint = tint * (0.25 + 0.75 * min(1, v * 1.6))
            cv2.circle(canvas, (i * cell + cell // 2, j * cell + cell // 2), int(radius), tint.tolist(), -1, cv2.LINE_AA)
    small = cv2.resize(canvas, (COLUMNS * SIZE, ROWS * SIZE), interpolation=cv2.INTER_AREA)
    glow = cv2.GaussianBlur(small, (0, 0), 14)
    return np.clip(small + 0.28 * np.maximum(glow - INK, 0), 0, 255)


os.makedirs(sys.argv[1], exist_ok=True)
for name, traits in PEOPLE.items():
    picture = portrait(*traits)[:, :, ::-1].astype(np.uint8)
    cv2.imwrite(os.path.join(sys.argv[1], f"{name}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 86, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
