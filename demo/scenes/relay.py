"""Lays new contents on finished stills, without rendering their rooms again.

usage: python3 relay.py --notes DIR --contents DIR --media DIR [names...]
Reads where flat screens are from the notes of `--boxes-only`, and where others are from the renders of `--screens-only` beside them; the still grows to 2400 pixels, its screens get every one of them.
Contents that speak are laid twice: NAME.jpg shows the Arabic one, NAME-en.jpg the English one.
A still that does not exist yet begins as the first one of the same scene with the same crop.
"""
import argparse
import json
import os

import cv2
import numpy as np

from compose import sharpen, write_within
from lib.picture import film_curve, read_layers, read_picture, to_srgb
from places import PLACES
from shots import SHOTS

LONGEST = 2400
# Scenes whose screens are plane and have nothing before them.
FLAT = {"kiosk-front", "kiosk-angle", "kiosk-mall", "kiosk-wall", "kiosk-counter", "kiosk-outdoor", "kiosk-family", "touch-studio", "vision-studio",
        "facade-dusk", "road-sign", "lobby-wall", "shop-window", "totem-plaza", "poster-boutique"}
# Bent screens, or screens with desks and chairs before them.
SEEN = {"control-room"}


def developed(light, place):
    """As bright as the scene is developed."""
    return sharpen(to_srgb(film_curve(light * np.float32(place["screen"] * place.get("exposure", 1)))).astype(np.float32))


def laid_where_seen(still, where, crop, content, place):
    """The still with `content` wherever the render found a screen: `where` holds u, v and coverage, the first two times the last."""
    height, width = still.shape[:2]
    rows, columns = where.shape[:2]
    l, t, r, b = crop or (0, 0, 1, 1)
    part = where[int(t * rows):int(b * rows), int(l * columns):int(r * columns)]
    part = cv2.resize(part, (width, height), interpolation=cv2.INTER_CUBIC)
    mask = np.clip(part[:, :, 2:3], 0, 1)
    u, v = (part[:, :, i] / np.maximum(part[:, :, 2], 1e-3) for i in (0, 1))
    step = float(np.median(np.hypot(*np.gradient(u))[mask[:, :, 0] > 0.99])) * content.shape[1]
    if step > 1.2:  # shrink first: sampling sharp lettering sparsely would shimmer
        content = cv2.resize(content, None, fx=1.2 / step, fy=1.2 / step, interpolation=cv2.INTER_AREA)
    tall, wide = content.shape[:2]
    shown = cv2.remap(content, (u * wide - 0.5).astype(np.float32), ((1 - v) * tall - 0.5).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return still * (1 - mask) + developed(shown, place) * mask


def laid(still, note, crop, content, place):
    """The still with `content` (linear) on its screens, as bright as the scene is developed."""
    height, width = still.shape[:2]
    l, t, r, b = crop or (0, 0, 1, 1)
    out = still.copy()
    rows, columns = content.shape[:2]
    for screen in note["screens"]:
        corners = np.float32([[(x - l) / (r - l) * width, (y - t) / (b - t) * height] for x, y in screen["corners"]])
        u0, v0, u1, v1 = screen["atlas"]
        source = np.float32([[u0 * columns, (1 - v1) * rows], [u1 * columns, (1 - v1) * rows], [u1 * columns, (1 - v0) * rows], [u0 * columns, (1 - v0) * rows]])
        # Only the part of the still around the screen is worked on, at twice its size, so that lettering keeps its edges.
        left, top = np.maximum(np.floor(corners.min(0)).astype(int) - 4, 0)
        right, bottom = np.minimum(np.ceil(corners.max(0)).astype(int) + 4, (width, height))
        size = (int(right - left), int(bottom - top))
        if min(size) < 8:  # outside the crop
            continue
        near = (corners - np.float32([left, top])) * 2
        way = cv2.getPerspectiveTransform(source, near)
        shown = cv2.warpPerspective(content, way, (size[0] * 2, size[1] * 2), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        shown = cv2.resize(shown, size, interpolation=cv2.INTER_AREA)
        mask = np.zeros((size[1] * 2, size[0] * 2), np.uint8)
        cv2.fillConvexPoly(mask, np.round(near * 16).astype(np.int32), 255, cv2.LINE_AA, 4)
        mask = cv2.resize(mask, size, interpolation=cv2.INTER_AREA).astype(np.float32)[:, :, None] / 255
        part = out[top:bottom, left:right]
        out[top:bottom, left:right] = part * (1 - mask) + developed(shown, place) * mask
    return out


def main():
    parser = argparse.ArgumentParser()
    for name in ("notes", "contents", "media"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("only", nargs="*")
    options = parser.parse_args()
    for file, scene, show, crop, *_ in SHOTS:
        spoken = os.path.exists(os.path.join(options.contents, f"{show}-en.png"))
        found = os.path.join(options.notes, f"{scene}.screens.exr")
        is_seen = scene in SEEN and os.path.exists(found)
        if not (scene in FLAT or is_seen) or not (spoken or file in options.only) or (options.only and file not in options.only):
            continue
        path = os.path.join(options.media, f"{file}.jpg")
        if not os.path.exists(path):
            path = next(os.path.join(options.media, f"{other[0]}.jpg") for other in SHOTS if other[1] == scene and other[3] == crop)
        still = cv2.imread(path)[:, :, ::-1].astype(np.float32) / 255
        factor = LONGEST / max(still.shape[:2])
        if factor > 1:
            still = sharpen(np.clip(cv2.resize(still, None, fx=factor, fy=factor, interpolation=cv2.INTER_LANCZOS4), 0, 1), 0.25)
        place = PLACES[scene]
        if is_seen:
            lay, where = laid_where_seen, read_layers(found, half=False)["Combined"]
        else:
            lay, where = laid, json.load(open(os.path.join(options.notes, f"{scene}.json")))
        for ending in ("", "-en") if spoken else ("",):
            content = read_picture(os.path.join(options.contents, f"{show}{ending}.png"))
            write_within(os.path.join(options.media, f"{file}{ending}.jpg"), lay(still, where, crop or place.get("crop"), content, place))


if __name__ == "__main__":
    main()
