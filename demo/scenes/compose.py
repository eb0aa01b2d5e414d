"""Develops the stills: lays contents on rendered scenes, crops and writes JPEG files.

usage: python3 compose.py --renders DIR --contents DIR --weights FILE.tza --out DIR [names or scenes...]
Shots whose scene has not been rendered yet are left out. Two names do other work: `perfume-bottle`
develops the product picture that the pages show, `contents` copies the contents as pictures of their own.
"""
import argparse
import os

import cv2
import numpy as np

from lib.denoise import Denoiser
from lib.picture import Scene, develop, read_picture, write_picture
from places import PLACES, light_of
from shots import SHOTS


CONTENT_STILLS = {"dunes": "dunes", "sea": "sea", "skyline": "skyline", "silk": "silk", "pattern": "girih", "points": "grid", "perfume": "perfume"}


def write_within(path, picture, limit=480_000):
    """Lowers the quality until the file is small enough."""
    for quality in (88, 84, 80, 76, 72):
        write_picture(path, picture, quality)
        if os.path.getsize(path) < limit:
            break
    print(os.path.basename(path), f"{os.path.getsize(path) // 1000} kB")


def sharpen(picture, amount=0.35):
    return np.clip(picture + amount * (picture - cv2.GaussianBlur(picture, (0, 0), 1.2)), 0, 1)


def finish(picture, crop):
    """Crops, brings the longest side to 2400 (small crops stay as they are, or grow a little)."""
    height, width = picture.shape[:2]
    if crop:
        left, top, right, bottom = crop
        picture = picture[int(top * height):int(bottom * height), int(left * width):int(right * width)]
        height, width = picture.shape[:2]
    factor = min(2400 / max(width, height), 1.2)
    way = cv2.INTER_AREA if factor < 1 else cv2.INTER_CUBIC
    return sharpen(cv2.resize(picture, (round(width * factor), round(height * factor)), interpolation=way))


def main():
    parser = argparse.ArgumentParser()
    for name in ("renders", "contents", "weights", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("only", nargs="*")
    options = parser.parse_args()
    denoiser, scene, loaded, atlases = Denoiser(options.weights), None, None, {}
    if "perfume-bottle" in options.only:
        bottle = Scene(options.renders, "perfume-bottle", {}, denoiser)
        write_picture(os.path.join(options.contents, "perfume.png"), develop(bottle.room(np.zeros((2, 2, 3), np.float32))))
    if "contents" in options.only or not options.only:
        for name, source in CONTENT_STILLS.items():
            picture = cv2.imread(os.path.join(options.contents, f"{source}.png"))[:, :, ::-1].astype(np.float32) / 255
            write_within(os.path.join(options.out, f"content-{name}.jpg"), picture, 380_000)
    for file, name, show, crop, *_ in sorted(SHOTS, key=lambda shot: shot[1]):
        if options.only and file not in options.only and name not in options.only:
            continue
        if not os.path.exists(os.path.join(options.renders, f"{name}.json")):
            continue
        place = PLACES[name]
        if loaded != name:
            scene, loaded = Scene(options.renders, name, place["lights"], denoiser, place.get("even", False)), name
        for ending in ("", "-en"):  # contents that speak are shown in the language of the page
            source = os.path.join(options.contents, f"{show}{ending}.png")
            if ending and not os.path.exists(source):
                continue
            if source not in atlases:
                atlases[source] = read_picture(source)
            light = light_of(scene, place, atlases[source])
            path = os.path.join(options.out, f"{file}{ending}.jpg")
            write_within(path, finish(develop(light, place.get("exposure", 1)), crop or place.get("crop")))


if __name__ == "__main__":
    main()
