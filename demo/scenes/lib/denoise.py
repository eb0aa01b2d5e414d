"""Runs the published Open Image Denoise network (weights: .tza file) on plain numpy.

Debian's Blender is built without a denoiser; the network itself is small enough to do by hand.
"""
import struct

import numpy as np


def read_weights(path):
    """Parses a .tza archive into {tensor name: float32 array}."""
    data = open(path, "rb").read()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    assert magic == 0x41D7, "not a tza file"
    count, = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        length, = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = chr(data[at])
        offset, = struct.unpack_from("<Q", data, at + 1)
        at += 9
        array = np.frombuffer(data, np.float32 if kind == "f" else np.float16, int(np.prod(shape)), offset)
        tensors[name] = array.reshape(shape).astype(np.float32)
    return tensors


def convolve(image, weights, bias, relu=True, rows=16):
    """3x3 convolution of an (h, w, c) image, in bands so that the unrolled columns stay in cache."""
    height, width, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    matrix = np.ascontiguousarray(weights.transpose(2, 3, 1, 0).reshape(9 * channels, -1))
    out = np.empty((height, width, matrix.shape[1]), np.float32)
    for top in range(0, height, rows):
        n = min(rows, height - top)
        columns = np.concatenate([padded[top + dy:top + dy + n, dx:dx + width]
                                  for dy in range(3) for dx in range(3)], axis=2)
        band = columns.reshape(-1, 9 * channels) @ matrix + bias.reshape(-1)
        out[top:top + n] = (np.maximum(band, 0) if relu else band).reshape(n, width, -1)
    return out


def pool(image):
    h, w, c = image.shape
    return image.reshape(h // 2, 2, w // 2, 2, c).max(axis=(1, 3))


def grow(image):
    return image.repeat(2, axis=0).repeat(2, axis=1)


# The network works in a perceptual space (a fitted PU curve), so that highlights do not dominate.
_A, _B, _C, _D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _encode(y):
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-9), _C) + _D,
                                               _E * np.log(y + _F) + _G)).astype(np.float32)


def _decode(x):
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 0), 1 / _C),
                                               np.exp((x - _G) / _E) - _F)).astype(np.float32)


_TOP = float(_encode(np.array(65504.0)))


class Denoiser:
    def __init__(self, path):
        self.tensors = read_weights(path)

    def _conv(self, name, image, relu=True):
        return convolve(image, self.tensors[name + ".weight"], self.tensors[name + ".bias"], relu)

    def __call__(self, color, albedo, normal):
        """All are (h, w, 3) linear arrays; returns the clean colour."""
        height, width = color.shape[:2]
        color = np.maximum(np.nan_to_num(color), 0)
        light = color @ np.array([0.2126, 0.7152, 0.0722], np.float32)
        blocks = light[:height // 16 * 16, :width // 16 * 16].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
        bright = blocks[blocks > 1e-8]
        exposure = 0.18 / float(np.exp2(np.log2(bright).mean())) if bright.size else 1.0
        stack = np.concatenate([_encode(color * exposure) / _TOP, np.clip(albedo, 0, 1),
                                np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2).astype(np.float32)
        stack = np.pad(stack, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="reflect")
        x = self._conv("enc_conv0", stack)
        x = one = pool(self._conv("enc_conv1", x))
        x = two = pool(self._conv("enc_conv2", x))
        x = three = pool(self._conv("enc_conv3", x))
        x = pool(self._conv("enc_conv4", x))
        x = self._conv("enc_conv5b", self._conv("enc_conv5a", x))
        for level, skip in (("4", three), ("3", two), ("2", one), ("1", stack)):
            x = self._conv(f"dec_conv{level}a", np.concatenate([grow(x), skip], axis=2))
            x = self._conv(f"dec_conv{level}b", x)
        x = self._conv("dec_conv0", x, relu=False)[:height, :width]
        return _decode(np.clip(x, 0, 1) * _TOP) / exposure
