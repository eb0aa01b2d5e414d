"""A film of finished stills of one camera, each fading into the next: no render is needed.

usage: python3 stills_film.py ../media row-control-room control-room-operations control-room-city
"""
import os
import subprocess
import sys
import tempfile

import cv2
import numpy as np

from films import COUNT, HIGH, RATE, WIDE, ease, encode
from lib.picture import write_picture

media, film, *names = sys.argv[1:]
stills = [cv2.imread(os.path.join(media, "images", f"{name}.jpg"))[:, :, ::-1].astype(np.float32) / 255 for name in names]
stills = [cv2.resize(still, (WIDE, HIGH), interpolation=cv2.INTER_AREA) for still in stills]
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
write_picture(f"{base}.jpg", stills[0], 84)
print(film, [os.path.getsize(f"{base}.{kind}") // 1000 for kind in ("mp4", "webm", "jpg")], "kB")
