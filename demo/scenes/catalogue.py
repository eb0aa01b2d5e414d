"""Writes media/catalogue.json: one entry per finished file, with texts in both languages.

usage: python3 catalogue.py MEDIA [--notes DIR] [--planned]
--planned also lists stills that are still to be developed; --notes is where the scenes said what lies where; of other
scenes the boxes of the catalogue before are kept.
"""
import json
import os
import re
import sys

import cv2

from catalogue_texts import BRAND, CONTENTS, FILM_TEXTS, ICON_TEXTS, LOGO_TEXTS, STAFF_TEXTS
from films import FILMS
from places import PLACES
from shots import SHOTS
from subjects import subject as box_of

HERE = os.path.dirname(os.path.abspath(__file__))


def size(path):
    """Width and height: of a picture by reading it, of a drawing by its view box."""
    if path.endswith(".svg"):
        box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', open(path).read())
        return round(float(box[1])), round(float(box[2]))
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return image.shape[1], image.shape[0]


def kept_box(file, scene, crop):
    """Of the still itself, or of another one of the same camera."""
    same = [file, *(other[0] for other in SHOTS if (other[1], other[3]) == (scene, crop))]
    return next((kept[f"images/{name}.jpg"] for name in same if kept.get(f"images/{name}.jpg")), None)


def entries(media):
    def found(file, subject, english, arabic, tags, width=None, height=None, **more):
        path = os.path.join(media, file)
        if os.path.exists(path) or planned and file.startswith(("images/", "films/")):
            if not os.path.exists(path):
                width, height, more = 1600, 1000, {**more, "planned": True}
            w, h = (width, height) if width else size(path)
            yield {"file": file, "width": w, "height": h, "subject": subject, "alt": {"en": english, "ar": arabic}, "tags": tags, **more}

    for file, scene, _show, crop, about, english, arabic, tags in SHOTS:
        box = (box_of(notes, scene, crop or PLACES[scene].get("crop")) if notes else None) or kept_box(file, scene, crop)
        for ending in ("", "-en"):
            if not ending or os.path.exists(os.path.join(media, f"images/{file}-en.jpg")):
                yield from found(f"images/{file}{ending}.jpg", about, english, arabic, [*tags, f"scene:{scene}"], **({"box": box} if box else {}))
    for name, (subject, english, arabic, tags) in CONTENTS.items():
        yield from found(f"images/{name}.jpg", subject, english, arabic, tags)
    for name, (subject, english, arabic, tags) in FILM_TEXTS.items():
        scene = f"scene:{FILMS[name][0]}"
        for ending in ("", "-en"):
            if ending and not os.path.exists(os.path.join(media, f"films/{name}-en.mp4")):
                continue
            for kind in ("mp4", "webm"):
                yield from found(f"films/{name}{ending}.{kind}", subject, english, arabic, ["film", *tags, scene], 1280, 720, poster=f"films/{name}{ending}.jpg")
            yield from found(f"films/{name}{ending}.jpg", f"Poster: {subject}", english, arabic, ["poster", *tags])
    for folder, texts, tag in (("logos", LOGO_TEXTS, "client-logo"), ("icons", ICON_TEXTS, "icon"), ("brand", BRAND, "brand")):
        for name, (english, arabic) in texts.items():
            for kind in ("svg", "png"):
                yield from found(f"{folder}/{name}.{kind}", english, english, arabic, [tag])
    with open(os.path.join(HERE, "graphics", "shares.json")) as file:
        for name, share in json.load(file).items():
            english, arabic = (" ".join(share[language]) for language in ("en", "ar"))
            for language in ("en", "ar"):
                yield from found(f"share/{name}-{language}.jpg", f"Share picture: {name}", f"Lamha Visual Solutions: {english}", f"لمحة للحلول المرئية: {arabic}", ["share", language])
    for name, (english, arabic) in STAFF_TEXTS.items():
        yield from found(f"staff/{name}.jpg", english, english, arabic, ["staff", "portrait"])


media, planned = sys.argv[1], "--planned" in sys.argv
notes = sys.argv[sys.argv.index("--notes") + 1] if "--notes" in sys.argv else None
with open(os.path.join(media, "catalogue.json")) as file:
    before = json.load(file)
kept = {entry["file"]: entry.get("box") for entry in before}
seen = {entry["file"]: entry["seen"] for entry in before if "seen" in entry}
# What somebody saw in a picture stays with it; a new one has nothing to promise until it was looked at.
catalogue = [{**entry, **({"seen": seen[entry["file"]]} if entry["file"] in seen else {})} for entry in entries(media)]
with open(os.path.join(media, "catalogue.json"), "w") as file:
    file.write("[\n" + ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in catalogue) + "\n]\n")
print(len(catalogue), "entries")
