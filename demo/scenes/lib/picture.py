"""Turns the renders of a scene plus a picture for its screens into a finished photograph."""
import json
import os

import cv2
import numpy as np
import OpenImageIO as oiio

GROWTH = 1.5  # the screens are found at 1.5 times the size of the light, which is smooth anyway


def to_linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4).astype(np.float32)


def to_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def read_layers(path):
    """All passes of a multilayer EXR as {pass name: (h, w, n) array}."""
    source = oiio.ImageInput.open(path)
    names = source.spec().channelnames
    pixels = source.read_image(0, 0, 0, len(names), oiio.FLOAT)
    layers = {}
    for index, name in enumerate(names):
        layer, channel = name.rsplit(".", 1)
        layers.setdefault(layer.split(".", 1)[-1], []).append((channel, index))
    order = "RGBAXYZUVW"
    source.close()
    return {layer: pixels[:, :, [i for _, i in sorted(parts, key=lambda part: order.find(part[0]))]]
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


class Scene:
    """The renders of one scene; `denoise(color, albedo, normal)` may be None for a quick look."""

    def __init__(self, folder, name, denoise=None):
        layers = read_layers(os.path.join(folder, f"{name}.light.exr"))
        self.note = json.load(open(os.path.join(folder, f"{name}.json")))
        self.groups = {k.removeprefix("Combined_"): v[:, :, :3] for k, v in layers.items() if k.startswith("Combined_")}
        self.albedo = layers.get("Denoising Albedo")
        self.normal = layers.get("Denoising Normal")
        self.denoise = denoise
        where = read_layers(os.path.join(folder, f"{name}.screens.exr"))["Combined"]
        self.mask = np.clip(where[:, :, 2:3], 0, 1)
        safe = np.maximum(where[:, :, 2], 1e-3)
        self.u = np.where(where[:, :, 2] > 0.02, where[:, :, 0] / safe, 0).astype(np.float32)
        self.v = np.where(where[:, :, 2] > 0.02, where[:, :, 1] / safe, 0).astype(np.float32)
        self.size = (self.mask.shape[1], self.mask.shape[0])

    def clean_groups(self):
        """Denoises every light group for itself, which makes each frame of a film a plain sum."""
        if self.denoise:
            for name, light in self.groups.items():
                self.groups[name] = self.denoise(light, self.albedo, self.normal)
            self.denoise = None

    def room(self, atlas, screen=1.0, lights=None):
        """The room as lit by `atlas` (linear) on its screens plus the fixed lights at given gains."""
        lights = lights or {}
        height, width = atlas.shape[:2]
        total = np.zeros_like(next(iter(self.groups.values())))
        for index, (u0, v0, u1, v1) in enumerate(self.note["cells"]):
            part = atlas[int((1 - v1) * height):max(int((1 - v0) * height), 1), int(u0 * width):max(int(u1 * width), 1)]
            group = self.groups.get(f"cell{index:03d}")
            if part.size and group is not None:
                total += group * (part.reshape(-1, 3).mean(0) * screen)
        for name in self.note["lights"]:
            if name in self.groups:
                total += self.groups[name] * np.asarray(lights.get(name, 1.0), np.float32)
        if self.denoise:
            total = self.denoise(total, self.albedo, self.normal)
        return np.maximum(cv2.resize(total, self.size, interpolation=cv2.INTER_CUBIC), 0)

    def show(self, atlas, leds=None):
        """The atlas as the camera sees it on the screens, with the diodes where they are large enough."""
        height, width = atlas.shape[:2]
        step = np.hypot(*np.gradient(self.u))[self.mask[:, :, 0] > 0.99]
        step = float(np.median(step[step < 0.02])) * width if step.size else 1
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
    x = np.maximum(x, 0) * 0.72
    peak = np.maximum(x.max(axis=2, keepdims=True), 1e-6)
    return 0.6 * curve(x) + 0.4 * x / peak * curve(peak)


def develop(linear, exposure=1.0, bloom=0.10, vignette=0.22, grain=0.006, seed=1):
    """From scene light to the finished sRGB picture."""
    height, width = linear.shape[:2]
    picture = film_curve(glow(linear * exposure, bloom))
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    picture = picture * (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.4)[:, :, None]
    out = to_srgb(picture)
    if grain:
        noise = np.random.default_rng(seed).normal(0, grain, (height, width, 1)).astype(np.float32)
        out = out + cv2.GaussianBlur(noise, (0, 0), 0.6)[:, :, None] * (0.4 + out)
    return np.clip(out, 0, 1)
