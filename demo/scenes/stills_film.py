"""A film of finished stills of one camera, each fading into the next: no render is needed.

usage: python3 stills_film.py ../media row-control-room control-room-operations control-room-city
A film whose screens speak has an English one beside it, with `-en` at the end of its name.
"""
import os
import subprocess
import sys
import tempfile

import cv2
import numpy as np

from films import COUNT, FILMS, HIGH, POSTER, RATE, WIDE, ease, encode
from lib.picture import write_picture

media, film, *names = sys.argv[1:]
window = FILMS[film.removesuffix("-en")][4]
stills = [cv2.imread(os.path.join(media, "images", f"{name}.jpg"))[:, :, ::-1].astype(np.float32) / 255 for name in names]


def filled(still, wide=WIDE, high=HIGH):
    """The part of a still that the film of its scene shows."""
    across, down, zoom = window
    width = round(wide * zoom)
    height = round(still.shape[0] * width / still.shape[1])
    left, top = round((width - wide) * across), round((height - high) * down)
    return cv2.resize(still, (width, height), interpolation=cv2.INTER_AREA)[top:top + high, left:left + wide]


poster = filled(stills[0], *POSTER)
stills = [filled(still) for still in stills]
base, each = os.path.join(media, "films", film), COUNT / len(stills)
with tempfile.TemporaryDirectory() as folder:
    raw = os.path.join(folder, "film.mkv")
    pipe = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDE}x{HIGH}", "-r", str(RATE),
                             "-i", "-", "-c:v", "libx264", "-preset", "ultrafast", "-qp", "8", "-pix_fmt", "yuv444p", raw], stdin=subprocess.PIPE)
    for index in range(COUNT):
        place, rest = int(index // each), (index % each) / each
        blend = ease((rest - 0.72) / 0.28)
        frame = stills[place] * (1 - blend) + stills[(place + 1) % len(stills)] * blend
        pipe.stdin.write((frame * 255 + 0.5).astype(np.uint8).tobytes())
    pipe.stdin.close()
    pipe.wait()
    encode(raw, base)
write_picture(f"{base}.jpg", poster, 82)
print(film, [os.path.getsize(f"{base}.{kind}") // 1000 for kind in ("mp4", "webm", "jpg")], "kB")
