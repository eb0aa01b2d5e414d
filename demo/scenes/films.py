"""Develops the films: the same rendered scenes with moving pictures on their screens.

usage: python3 films.py --renders DIR --contents DIR --frames DIR --weights FILE.tza --out DIR [--posters] [names...]
Every film is drawn at 12 pictures a second and blended to 24, which suits slow light. Its poster is its first picture, larger than
the film, because it is what is seen first; `--posters` draws only these. A film whose screens speak exists twice, as stills do.
"""
import argparse
import os
import subprocess

import cv2
import numpy as np

from lib.denoise import Denoiser
from lib.picture import Scene, develop, read_picture, to_linear, write_picture
from places import PLACES, light_of

WIDE, HIGH, RATE, COUNT = 1280, 720, 12, 48
POSTER = (1920, 1080)

# The 16:9 window on a scene: where it lies across and down (0 start .. 1 end) and how much nearer it looks.
MIDDLE = (0.5, 0.5, 1)
# Pages lay words on either side of a film and phones show only its middle: a kiosk stands there.
MALL = (1, 0.7, 1.2)

# name: scene, kind of sequence, its pictures, number of frames, window
FILMS = {
    "hero-lobby-dunes": ("lobby-wall", "loop", ["dunes"], COUNT, MIDDLE),
    "banner-led-walls": ("curved-wall", "loop", ["silk"], COUNT, MIDDLE),
    "banner-kiosks": ("kiosk-angle", "slides", ["kiosk-guide", "kiosk-menu", "kiosk-perfume", "kiosk-lamha"], 72, (0.5, 0.6, 1)),
    "banner-outdoor": ("facade-dusk", "loop", ["silk"], COUNT, (0.5, 0.6, 1)),
    "row-pixels": ("cabinet-macro", "loop", ["silk"], COUNT, MIDDLE),
    "row-transparent-film": ("transparent-film", "loop", ["grid"], COUNT, MIDDLE),
    "row-vision": ("boardroom-vision", "loop", ["sea"], COUNT, MIDDLE),
    "row-stadium": ("stadium-ribbon", "slides", ["ribbon", "goal"], COUNT, MIDDLE),
    "row-classroom": ("classroom-touch", "slides", ["lesson", "girih"], COUNT, MIDDLE),
    "row-touch-screen": ("touch-studio", "slides", ["lesson", "deck"], COUNT, MIDDLE),
    "row-kiosk-mall": ("kiosk-mall", "slides", ["kiosk-guide", "kiosk-perfume", "kiosk-hello"], 72, MALL),
    "row-control-room": ("control-room", "slides", ["control", "skyline"], COUNT, MIDDLE),
    "register-intro": ("lobby-wall", "intro", ["grid", "word-lamha"], 78, MIDDLE),
}


def fit(scene, window, wide=WIDE, high=HIGH):
    """Brings a scene to film size and cuts it to 16:9, so that every frame is cheap."""
    across, down, zoom = window
    width = round(wide * zoom)
    height = round(scene.size[1] * width / scene.size[0])
    left, top = round((width - wide) * across), round((height - high) * down)

    def cut(image, divide=1):
        sized = cv2.resize(image, (width // divide, height // divide), interpolation=cv2.INTER_AREA if divide == 1 and image.shape[1] > width else cv2.INTER_LINEAR)
        return sized[top // divide:(top + high) // divide, left // divide:(left + wide) // divide]

    mask = scene.mask[:, :, 0]
    small = np.maximum(cut(mask), 1e-4)
    scene.u, scene.v = (cut(scene.u * mask) / small).astype(np.float32), (cut(scene.v * mask) / small).astype(np.float32)
    scene.mask = cut(mask)[:, :, None]
    scene.own, scene.white = cut(scene.own), cut(scene.white)
    scene.shares = np.stack([cut(share, 4) for share in scene.shares])
    scene.size = (wide, high)
    return scene


def ease(x):
    x = min(max(x, 0), 1)
    return x * x * (3 - 2 * x)


def pictures(kind, names, count, frames, contents):
    """Yields the linear atlas of every frame, or None where nothing has changed."""
    def moving(name, index):
        drawn = len(os.listdir(os.path.join(frames, name)))  # fewer pictures than frames are blended
        place = index % COUNT * drawn / COUNT
        two = [cv2.imread(os.path.join(frames, name, f"{(int(place) + k) % drawn:04d}.jpg")).astype(np.float32) for k in (0, 1)]
        return to_linear((two[0] + (two[1] - two[0]) * np.float32(place % 1))[:, :, ::-1] / 255)

    if kind == "loop":
        for i in range(count):
            yield moving(names[0], i)
        return
    stills = [read_picture(os.path.join(contents, f"{name}.png")) for name in names if kind == "slides" or name.startswith("word")]
    largest = 2400  # wider atlases gain nothing on a film of 1280 pixels, except a ribbon seen in part
    stills = [cv2.resize(s, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA) if s.shape[0] > 1200 and s.shape[1] < largest * 2 else s for s in stills]
    if kind == "slides":
        size = stills[0].shape[1::-1]  # pictures that follow each other must be of one size to blend
        stills = [s if s.shape[1::-1] == size else cv2.resize(s, size, interpolation=cv2.INTER_AREA) for s in stills]
        each = count / len(stills)
        for i in range(count):
            k, rest = int(i // each), (i % each) / each
            blend = ease((rest - 0.72) / 0.28)
            at_rest = blend == 0 and i % each >= 1
            yield None if at_rest else stills[k] * (1 - blend) + stills[(k + 1) % len(stills)] * blend
        return
    word = cv2.resize(stills[0], moving(names[0], 0).shape[1::-1], interpolation=cv2.INTER_AREA)
    for i in range(count):  # the intro: points of light gather, become the word, rest, and go dark
        rise, become, dark = ease(i / 14), ease((i - 26) / 16), ease((i - count + 14) / 12)
        points = moving(names[0], i)
        yield (points * rise * (1 - 0.96 * become) + word * become * 1.2) * (1 - dark)


def encode(raw, base, limit=1_450_000):
    """Writes mp4 and webm, each at the best quality that stays below the limit."""
    common = ["ffmpeg", "-v", "error", "-y", "-i", raw, "-an", "-vf", "framerate=fps=24", "-pix_fmt", "yuv420p"]
    kinds = {"mp4": (("19", "23", "27"), ["-c:v", "libx264", "-preset", "medium", "-movflags", "+faststart"]),
             "webm": (("30", "37", "44"), ["-c:v", "libvpx-vp9", "-b:v", "0", "-cpu-used", "8", "-deadline", "realtime", "-row-mt", "1"])}
    for kind, (qualities, settings) in kinds.items():
        for quality in qualities:
            subprocess.run(common + settings + ["-crf", quality, f"{base}.{kind}"], check=True)
            if os.path.getsize(f"{base}.{kind}") < limit:
                break


def poster(scene, place, window, kind, names, contents):
    """The first picture of a film, or of the intro the word it leads to."""
    if kind == "loop":  # `zero` holds the moving pictures as they begin
        atlas = read_picture(os.path.join(contents, "zero", f"{names[0]}.png"))
    else:
        atlas = read_picture(os.path.join(contents, f"{names[-1 if kind == 'intro' else 0]}.png")) * np.float32(1.2 if kind == "intro" else 1)
    return develop(light_of(fit(scene, window, *POSTER), place, atlas), place.get("exposure", 1), grain=0.004)


def draw(scene, place, kind, pictures_of_film, count, raw):
    pipe = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDE}x{HIGH}", "-r", str(RATE),
                             "-i", "-", "-c:v", "libx264", "-preset", "ultrafast", "-qp", "8", "-pix_fmt", "yuv444p", raw], stdin=subprocess.PIPE)
    for index, atlas in enumerate(pictures_of_film):
        if atlas is not None:  # else nothing moved
            # In the intro the room's own lights go out with the picture, which makes the end clear.
            own = None if kind != "intro" else place.get("own", 1) * ease(index / 10) * (1 - ease((index - count + 14) / 12))
            frame = develop(light_of(scene, place, atlas, own), place.get("exposure", 1), grain=0.004, seed=index)
            last = (frame * 255 + 0.5).astype(np.uint8).tobytes()
        pipe.stdin.write(last)
    pipe.stdin.close()
    pipe.wait()


def main():
    parser = argparse.ArgumentParser()
    for name in ("renders", "contents", "frames", "weights", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--posters", action="store_true")
    parser.add_argument("only", nargs="*")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    denoiser = Denoiser(options.weights)
    for film, (name, kind, names, count, window) in FILMS.items():
        if not os.path.exists(os.path.join(options.renders, f"{name}.json")):
            continue
        place = PLACES[name]
        for ending in ("", "-en"):
            spoken = [f"{one}{ending}" if os.path.exists(os.path.join(options.contents, f"{one}{ending}.png")) else one for one in names]
            if ending and spoken == names or options.only and f"{film}{ending}" not in options.only:
                continue
            scene = lambda: Scene(options.renders, name, place["lights"], denoiser, place.get("even", False))  # noqa: E731
            base = os.path.join(options.out, f"{film}{ending}")
            write_picture(f"{base}.jpg", poster(scene(), place, window, kind, spoken, options.contents), 82)
            if options.posters:
                continue
            raw, own = os.path.join(options.renders, f"{film}{ending}.mkv"), scene()
            fit(own, window)
            draw(own, place, kind, pictures(kind, spoken, count, options.frames, options.contents), count, raw)
            encode(raw, base)
            print(film + ending, [os.path.getsize(f"{base}.{kind}") // 1000 for kind in ("mp4", "webm", "jpg")], "kB")


if __name__ == "__main__":
    main()
