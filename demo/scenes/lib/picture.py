"""Turns the renders of a scene plus a picture for its screens into a finished photograph."""
import json
import os

import cv2
import numpy as np
import OpenImageIO as oiio


def to_linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4).astype(np.float32)


def to_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def read_layers(path, half=True):
    """All passes of a multilayer EXR as {pass name: (h, w, n) array}."""
    source = oiio.ImageInput.open(path)
    names = source.spec().channelnames
    # One plane per channel: a picture with 150 interleaved channels would be slow to pick apart.
    pixels = np.ascontiguousarray(np.moveaxis(source.read_image(0, 0, 0, len(names), oiio.HALF if half else oiio.FLOAT), 2, 0))
    layers = {}
    for index, name in enumerate(names):
        layer, channel = name.rsplit(".", 1)
        layers.setdefault(layer.split(".", 1)[-1], []).append((channel, index))
    order = "RGBAXYZUVW"
    source.close()
    return {layer: np.stack([pixels[i] for _, i in sorted(parts, key=lambda part: order.find(part[0]))], axis=2).astype(np.float32)
            for layer, parts in layers.items()}


def read_picture(path):
    image = cv2.imread(path, cv2.IMREAD_COLOR)
    if image is None:
        raise FileNotFoundError(path)
    return to_linear(image[:, :, ::-1].astype(np.float32) / 255)


def write_picture(path, srgb, quality=88):
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    pixels = (np.clip(srgb, 0, 1) * 255 + 0.5).astype(np.uint8)[:, :, ::-1]
    extra = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
    cv2.imwrite(path, pixels, extra if path.endswith(".jpg") else [])


def flat_screens(note, longest=2400):
    """Coordinates and coverage of flat screens from their corners, where no render looked for them: (h, w, 3) of u, v, 1."""
    factor = longest / max(note["size"])
    width, height = (round(side * factor) for side in note["size"])
    where = np.zeros((height, width, 3), np.float32)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    for screen in note["screens"]:
        corners = np.float32([(cx * width, cy * height) for cx, cy in screen["corners"]])
        u0, v0, u1, v1 = screen["atlas"]
        way = cv2.getPerspectiveTransform(corners, np.float32([(u0, v1), (u1, v1), (u1, v0), (u0, v0)]))
        mask = np.zeros((height, width), np.uint8)
        cv2.fillConvexPoly(mask, np.round(corners * 16).astype(np.int32), 255, cv2.LINE_AA, 4)
        share = mask.astype(np.float32) / 255
        depth = way[2, 0] * (x + 0.5) + way[2, 1] * (y + 0.5) + way[2, 2]
        for axis in (0, 1):
            place = (way[axis, 0] * (x + 0.5) + way[axis, 1] * (y + 0.5) + way[axis, 2]) / depth
            where[:, :, axis] = np.where(share > 0, np.clip(place, 0, 1) * share, where[:, :, axis])
        where[:, :, 2] = np.maximum(where[:, :, 2], share)
    return where


class Scene:
    """The renders of one scene, cleaned once and kept, so that every further picture is cheap.

    Two clean pictures are kept: the room under its own lights, and under a white picture on all
    screens. What a real picture changes in the second is colour and balance, so a small stack of
    shares (how much of that light comes from which part of which screen) turns it into its light.
    """

    def __init__(self, folder, name, lights=None, denoise=None, even=False):
        cache = os.path.join(folder, f"{name}.npz")
        if not os.path.exists(cache):
            np.savez(cache, **self._clean(folder, name, lights or {}, denoise, even))
        kept = np.load(cache)
        self.cells = json.load(open(os.path.join(folder, f"{name}.json")))["cells"]
        self.own, self.white = kept["own"].astype(np.float32), kept["white"].astype(np.float32)
        self.shares = kept["shares"].astype(np.float32)
        self.mask, self.u, self.v = kept["mask"].astype(np.float32), kept["u"], kept["v"]
        self.size = (self.mask.shape[1], self.mask.shape[0])
        self.depth = kept["depth"].astype(np.float32) if "depth" in kept else None  # metres from the camera
        self.step = None  # how far one pixel moves on the atlas; found when first needed

    @staticmethod
    def _clean(folder, name, lights, denoise, even):
        layers = read_layers(os.path.join(folder, f"{name}.light.exr"))
        note = json.load(open(os.path.join(folder, f"{name}.json")))
        groups = {k.removeprefix("Combined_"): v[:, :, :3] for k, v in layers.items() if k.startswith("Combined_")}
        features = layers["Denoising Albedo"], layers["Denoising Normal"]
        own = sum((groups[light] * np.float32(lights.get(light, 1)) for light in note["lights"] if light in groups),
                  np.zeros_like(layers["Combined"][:, :, :3]))
        cells = [groups[f"cell{i:03d}"] for i in range(len(note["cells"]))]
        white = sum(cells, np.zeros_like(own))
        # The shares are smooth, so they are kept small and blurred well: their grain would show as stains.
        half = [cv2.GaussianBlur(cv2.resize(cell, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), (0, 0), 4) for cell in cells]
        total = sum(half, np.full_like(half[0], 1e-6)) if cells else None
        if denoise:
            own = denoise(own, *features)
        if even:
            white = cv2.GaussianBlur(white, (0, 0), 6)
        elif denoise and cells:
            white = denoise(white, *features)
        found = os.path.join(folder, f"{name}.screens.exr")
        where = read_layers(found, half=False)["Combined"] if os.path.exists(found) else flat_screens(note)
        seen = where[:, :, 2] > 0.02
        # Few samples leave ragged edges: they are softened, with coordinates to show in the soft rim.
        rim = [cv2.GaussianBlur(np.where(seen, where[:, :, i], 0), (0, 0), 1.5) for i in range(3)]
        safe = np.where(seen, where[:, :, 2], np.maximum(rim[2], 1e-3))
        mask = cv2.GaussianBlur(np.clip(where[:, :, 2], 0, 1), (0, 0), 0.75)[:, :, None]
        return {"own": np.minimum(own, 60000).astype(np.float16), "white": np.minimum(white, 60000).astype(np.float16),
                "shares": np.stack([h / total for h in half]).astype(np.float16) if cells else np.zeros((0, 2, 2, 3), np.float16),
                "mask": mask.astype(np.float16), "depth": np.minimum(layers["Denoising Depth"][:, :, 0], 60000).astype(np.float16),
                "u": (np.where(seen, where[:, :, 0], rim[0]) / safe).astype(np.float32),
                "v": (np.where(seen, where[:, :, 1], rim[1]) / safe).astype(np.float32)}

    def room(self, atlas, spill=1.0, own=1.0, balance=(1, 1, 1)):
        """The room as lit by `atlas` (linear) on its screens, plus its own lights at gain `own`, toned by `balance`."""
        height, width = atlas.shape[:2]
        tint = np.zeros(self.shares.shape[1:], np.float32)
        for share, (u0, v0, u1, v1) in zip(self.shares, self.cells):
            part = atlas[int((1 - v1) * height):max(int((1 - v0) * height), 1), int(u0 * width):max(int(u1 * width), 1)]
            tint += share * (part.reshape(-1, 3).mean(0) * spill).astype(np.float32)
        tint = cv2.resize(tint, (self.own.shape[1], self.own.shape[0]), interpolation=cv2.INTER_LINEAR)
        return np.maximum(cv2.resize(self.own * (np.float32(own) * np.float32(balance)) + self.white * tint, self.size, interpolation=cv2.INTER_CUBIC), 0)

    def show(self, atlas, leds=None):
        """The atlas as the camera sees it on the screens, with the diodes where they are large enough."""
        height, width = atlas.shape[:2]
        if self.step is None:
            step = np.hypot(*np.gradient(self.u))[self.mask[:, :, 0] > 0.99]
            self.step = float(np.median(step[step < 0.02])) if step.size else 0
        step = self.step * width
        if step > 1.3:  # shrink first: sampling a sharp picture sparsely would shimmer
            atlas = cv2.resize(atlas, None, fx=1 / step, fy=1 / step, interpolation=cv2.INTER_AREA)
            height, width = atlas.shape[:2]
        u, v = self.u, self.v
        plain = cv2.remap(atlas, u * width - 0.5, (1 - v) * height - 0.5, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        if not leds:
            return plain * self.mask
        across, up = leds
        du = np.hypot(*np.gradient(u)) * across
        dv = np.hypot(*np.gradient(v)) * up
        spread = cv2.GaussianBlur(np.clip(np.maximum(du, dv), 0, 2), (0, 0), 3)
        strength = np.clip((0.48 - spread) / 0.26, 0, 1)[:, :, None]
        cell_u, cell_v = (np.floor(u * across) + 0.5) / across, (np.floor(v * up) + 0.5) / up
        stepped = cv2.remap(atlas, (cell_u * width - 0.5).astype(np.float32), ((1 - cell_v) * height - 0.5).astype(np.float32),
                            cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        x, y = u * across % 1 - 0.5, v * up % 1 - 0.5
        dot = np.exp(-((x * x + y * y) / 0.075) ** 1.6)[:, :, None] * 2.6 + 0.10
        return (plain * (1 - strength) + stepped * dot * strength) * self.mask


def glow(light, amount=0.10):
    """Lens bloom: part of the light is spread over three widening halos."""
    height, width = light.shape[:2]
    small = cv2.resize(light, (width // 4, height // 4), interpolation=cv2.INTER_AREA)
    small = np.minimum(small, 6)
    halo = sum(w * cv2.GaussianBlur(small, (0, 0), width / 4 * s) for s, w in ((0.006, 0.5), (0.022, 0.3), (0.07, 0.2)))
    return light * (1 - amount * 0.5) + cv2.resize(halo, (width, height), interpolation=cv2.INTER_LINEAR) * amount


def film_curve(x):
    """A filmic shoulder and toe; mixes the per-channel and the hue-keeping result."""
    def curve(y):
        return np.clip(y * (2.51 * y + 0.03) / (y * (2.43 * y + 0.59) + 0.14), 0, 1)
    x = np.maximum(x, 0) * np.float32(0.72)
    peak = np.maximum(x.max(axis=2, keepdims=True), 1e-6)
    return 0.6 * curve(x) + x * (0.4 * curve(peak) / peak)


_SRGB_TABLE = to_srgb(np.linspace(0, 1, 8192)).astype(np.float32)


def develop(linear, exposure=1.0, bloom=0.10, vignette=0.22, grain=0.006, seed=1):
    """From scene light to the finished sRGB picture."""
    height, width = linear.shape[:2]
    picture = film_curve(glow(linear * np.float32(exposure), bloom))
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    picture *= (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.4)[:, :, None]
    out = _SRGB_TABLE[np.clip(picture * 8191, 0, 8191).astype(np.int32)]
    if grain:
        noise = np.random.default_rng(seed).standard_normal((height, width), np.float32) * np.float32(grain)
        out = out + cv2.GaussianBlur(noise, (0, 0), 0.6)[:, :, None] * (0.4 + out)
    return np.clip(out, 0, 1)
