"""Writes media/catalogue.json: one entry per finished file, with texts in both languages.

usage: python3 catalogue.py MEDIA [--planned]   (--planned also lists stills that are still to be developed)
"""
import json
import os
import re
import sys

import cv2

from catalogue_texts import BRAND, CONTENTS, FILM_TEXTS, ICON_TEXTS, LOGO_TEXTS, STAFF_TEXTS
from shots import SHOTS


def size(path):
    """Width and height: of a picture by reading it, of a drawing by its view box."""
    if path.endswith(".svg"):
        box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', open(path).read())
        return round(float(box[1])), round(float(box[2]))
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return image.shape[1], image.shape[0]


def entries(media):
    def found(file, subject, english, arabic, tags, width=None, height=None, **more):
        path = os.path.join(media, file)
        if os.path.exists(path) or planned and file.startswith(("images/", "films/")):
            if not os.path.exists(path):
                width, height, more = 1600, 1000, {**more, "planned": True}
            w, h = (width, height) if width else size(path)
            yield {"file": file, "width": w, "height": h, "subject": subject, "alt": {"en": english, "ar": arabic}, "tags": tags, **more}

    for file, scene, _show, _crop, subject, english, arabic, tags in SHOTS:
        yield from found(f"images/{file}.jpg", subject, english, arabic, [*tags, f"scene:{scene}"])
    for name, (subject, english, arabic, tags) in CONTENTS.items():
        yield from found(f"images/{name}.jpg", subject, english, arabic, tags)
    for name, (subject, english, arabic, tags) in FILM_TEXTS.items():
        for kind in ("mp4", "webm"):
            yield from found(f"films/{name}.{kind}", subject, english, arabic, ["film", *tags], 1280, 720, poster=f"films/{name}.jpg")
        yield from found(f"films/{name}.jpg", f"Poster: {subject}", english, arabic, ["poster", *tags])
    for folder, texts, tag in (("logos", LOGO_TEXTS, "client-logo"), ("icons", ICON_TEXTS, "icon"), ("brand", BRAND, "brand")):
        for name, (english, arabic) in texts.items():
            for kind in ("svg", "png"):
                yield from found(f"{folder}/{name}.{kind}", english, english, arabic, [tag])
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "graphics", "shares.json")) as file:
        for name, share in json.load(file).items():
            english, arabic = (" ".join(share[language]) for language in ("en", "ar"))
            for language in ("en", "ar"):
                yield from found(f"share/{name}-{language}.jpg", f"Share picture: {name}", f"Lamha Visual Solutions: {english}", f"لمحة للحلول المرئية: {arabic}", ["share", language])
    for name, (english, arabic) in STAFF_TEXTS.items():
        yield from found(f"staff/{name}.jpg", english, english, arabic, ["staff", "portrait"])


media, planned = sys.argv[1], "--planned" in sys.argv
catalogue = list(entries(media))
with open(os.path.join(media, "catalogue.json"), "w") as file:
    file.write("[\n" + ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in catalogue) + "\n]\n")
print(len(catalogue), "entries")
