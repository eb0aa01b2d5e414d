"""The company's products as geometry, in metres, facing -y when not turned."""
import math

from . import materials as m
from .furniture import _placed


def diagonal(inches, wide=16, high=9):
    """Width and height in metres of a screen by its diagonal."""
    length = inches * 0.0254 / math.hypot(wide, high)
    return wide * length, high * length


def kiosk(stage, at, inches=55, turn=0, atlas=(0, 0, 1, 1), cells=(2, 4)):
    """GlowMate: a slim standing totem with a line of warm light above its foot."""
    p = _placed(at, turn)
    high, wide = diagonal(inches)
    body_w, deep, foot = wide + 0.05, 0.062, 0.30
    body_h = high + foot + 0.07
    stage.box((body_w, deep, body_h), p(0, 0, 0.03 + body_h / 2), m.black_metal(), turn, bevel=0.014)
    stage.box((body_w + 0.012, deep * 0.55, body_h + 0.006), p(0, 0.004, 0.03 + body_h / 2), m.aluminium(), turn, bevel=0.012)
    stage.box((body_w * 0.995, 0.004, high + 0.06), p(0, -deep / 2 - 0.001, 0.03 + foot + high / 2 + 0.012), m.screen_glass(), turn, bevel=0.001)
    stage.box((body_w + 0.16, 0.46, 0.022), p(0, 0, 0.011), m.black_metal(), turn, bevel=0.008)
    stage.box((body_w * 0.92, 0.006, 0.009), p(0, -deep / 2 - 0.002, 0.13), m.lamp("glow line", (1, 0.52, 0.2), 9), turn, bevel=0, group="glow")
    # The back: a ventilated service door with a handle and its screws.
    for i in range(14):
        stage.box((body_w * 0.56, 0.006, 0.006), p(0, deep / 2 + 0.001, foot + 0.16 + i * 0.022), m.screen_glass(), turn, bevel=0)
    stage.box((body_w * 0.8, 0.006, high * 0.62), p(0, deep / 2, foot + high * 0.62), m.dark_plaster(), turn, bevel=0.004)
    stage.cylinder(0.016, 0.012, p(body_w * 0.33, deep / 2 + 0.006, foot + high * 0.4), m.aluminium(), tilt=(90, 0, turn), sides=24)
    stage.flat_screen((wide, high), p(0, -deep / 2 - 0.0045, 0.03 + foot + high / 2 + 0.012), turn, atlas=atlas, cells=cells, led=False)


def wall_kiosk(stage, at, inches=55, turn=0, upright=True, atlas=(0, 0, 1, 1), cells=(3, 5)):
    """GlowMate Wall: the totem's glass and line of light, 42 mm deep; `at` is the wall behind its picture."""
    p = _placed(at, turn)
    long, short = diagonal(inches)
    wide, high = (short, long) if upright else (long, short)
    stage.box((wide + 0.05, 0.034, high + 0.14), p(0, -0.025, -0.045), m.black_metal(), turn, bevel=0.01)
    stage.box((wide + 0.056, 0.014, high + 0.146), p(0, -0.018, -0.045), m.aluminium(), turn, bevel=0.006)
    stage.box((wide + 0.04, 0.004, high + 0.05), p(0, -0.0415, 0), m.screen_glass(), turn, bevel=0.001)
    stage.box((wide * 0.9, 0.005, 0.007), p(0, -0.043, -high / 2 - 0.075), m.lamp("glow line", (1, 0.52, 0.2), 9), turn, bevel=0, group="glow")
    stage.flat_screen((wide, high), p(0, -0.0445, 0), turn, atlas=atlas, cells=cells, led=False)


def counter_kiosk(stage, at, inches=21.5, lean=24, cells=(2, 3)):
    """GlowMate Counter: a leaning screen over a foot with printer, reader and scanner; `at` is the counter top."""
    high, wide = diagonal(inches)
    rise, back = math.cos(math.radians(lean)) * high / 2, math.sin(math.radians(lean)) * high / 2

    def on(x, y, z):
        return (at[0] + x, at[1] + y, at[2] + z)
    middle = 0.15 + rise
    stage.box((wide + 0.03, 0.028, high + 0.04), on(0, 0.016, middle), m.black_metal(), bevel=0.01, tilt=-lean)
    stage.box((wide + 0.026, 0.003, high + 0.036), on(0, 0.0015, middle), m.screen_glass(), bevel=0.001, tilt=-lean)
    stage.flat_screen((wide, high), on(0, -0.001, middle), tilt=lean, cells=cells, led=False)
    stage.box((0.09, 0.05, middle), on(0, 0.07, middle / 2), m.aluminium(), bevel=0.012)
    stage.box((0.27, 0.26, 0.018), on(0, 0.02, 0.009), m.black_metal(), bevel=0.006)
    stage.box((0.19, 0.13, 0.095), on(0, 0.0 - back * 0.35, 0.062), m.black_metal(), bevel=0.012)
    stage.box((0.12, 0.008, 0.004), on(0, -0.067 - back * 0.35, 0.085), m.screen_glass(), bevel=0)
    stage.box((0.085, 0.002, 0.075), on(0, -0.071 - back * 0.35, 0.048), m.finish("paper", (0.8, 0.78, 0.74), 0.9), bevel=0, tilt=8)
    stage.box((0.08, 0.035, 0.13), on(wide / 2 + 0.075, 0.01, middle - 0.12), m.black_metal(), bevel=0.012, tilt=-lean)
    stage.box((0.062, 0.004, 0.05), on(wide / 2 + 0.075, -0.016, middle - 0.095), m.lamp("reader light", (1, 0.6, 0.28), 0.8), bevel=0, tilt=-lean, group="glow")


def outdoor_kiosk(stage, at, inches=75, turn=0, cells=(3, 5)):
    """GlowMate Outdoor: a deep sealed body under a sun visor, on a concrete foot."""
    p = _placed(at, turn)
    high, wide = diagonal(inches)
    body_w, deep, foot = wide + 0.14, 0.24, 0.42
    body_h = high + foot + 0.20
    stage.box((body_w + 0.42, 0.72, 0.10), p(0, 0.02, 0.05), m.finish("foot concrete", (0.24, 0.22, 0.2), 0.75, grain=0.25, grain_scale=6), turn, bevel=0.015)
    stage.box((body_w, deep, body_h), p(0, 0.02, 0.10 + body_h / 2), m.black_metal(), turn, bevel=0.022)
    for side in (-1, 1):
        stage.box((0.018, deep + 0.02, body_h + 0.01), p(side * (body_w / 2 + 0.004), 0.02, 0.10 + body_h / 2), m.aluminium(), turn, bevel=0.008)
        for i in range(12):
            stage.box((0.006, 0.12, 0.008), p(side * (body_w / 2 + 0.012), 0.04, 0.24 + i * 0.024), m.screen_glass(), turn, bevel=0)
    stage.box((body_w + 0.05, deep + 0.22, 0.035), p(0, -0.07, 0.10 + body_h + 0.012), m.black_metal(), turn, bevel=0.012)
    face = 0.02 - deep / 2
    centre = 0.10 + foot + high / 2 + 0.04
    stage.box((wide + 0.09, 0.005, high + 0.09), p(0, face - 0.001, centre), m.screen_glass(), turn, bevel=0.001)
    stage.box((body_w * 0.86, 0.006, 0.012), p(0, face - 0.003, 0.26), m.lamp("glow line", (1, 0.52, 0.2), 9), turn, bevel=0, group="glow")
    stage.flat_screen((wide, high), p(0, face - 0.0045, centre), turn, cells=cells, led=False)


def totem(stage, at, turn=0, cells=(2, 4)):
    """Totem P4: two LED faces of 960 x 1,920 mm in a steel body of 1,000 x 2,800 x 240 mm on a foot plate."""
    p = _placed(at, turn)
    stage.box((1.3, 0.62, 0.05), p(0, 0, 0.025), m.black_metal(), turn, bevel=0.01)
    stage.box((1.0, 0.24, 2.8), p(0, 0, 0.05 + 1.4), m.finish("totem steel", (0.06, 0.058, 0.055), 0.4, metallic=0.7), turn, bevel=0.016)
    for side in (-1, 1):
        stage.box((0.02, 0.25, 2.81), p(side * 0.495, 0, 0.05 + 1.4), m.aluminium(), turn, bevel=0.006)
    stage.box((0.5, 0.004, 0.34), p(0, -0.121, 0.42), m.finish("service door", (0.1, 0.098, 0.095), 0.5, metallic=0.7), turn, bevel=0.002)
    stage.flat_screen((0.96, 1.92), p(0, -0.1225, 0.05 + 0.8 + 0.96), turn, cells=cells)


def poster(stage, at, turn=0, atlas=(0, 0, 1, 1), cells=(2, 4)):
    """Poster P1.8: a picture of 640 x 1,920 mm, 35 mm deep, in a frame of 5 mm on a foot with castors."""
    p = _placed(at, turn)
    stage.box((0.66, 0.42, 0.03), p(0, 0.04, 0.045), m.black_metal(), turn, bevel=0.01)
    for side in (-1, 1):
        for y in (-0.13, 0.21):
            stage.cylinder(0.028, 0.024, p(side * 0.29, y, 0.028), m.screen_glass(), tilt=(0, 90, turn), sides=20)
        stage.box((0.03, 0.03, 1.3), p(side * 0.2, 0.035, 0.7), m.aluminium(), turn, bevel=0.006)
    stage.box((0.65, 0.035, 1.93), p(0, 0, 0.07 + 0.965), m.black_metal(), turn, bevel=0.004)
    stage.flat_screen((0.64, 1.92), p(0, -0.019, 0.07 + 0.965), turn, atlas=atlas, cells=cells)


def vision(stage, at, inches=165, turn=0, atlas=(0, 0, 1, 1), cells=(6, 3), stand=False):
    """Vision all-in-one: a bezel-less LED screen with a sound bar; `at` is the middle of its picture."""
    p = _placed(at, turn)
    wide, high = diagonal(inches)
    stage.box((wide + 0.016, 0.035, high + 0.016), p(0, 0.022, 0), m.black_metal(), turn, bevel=0.006)
    stage.box((wide + 0.012, 0.04, 0.075), p(0, 0.022, -high / 2 - 0.05), m.aluminium(), turn, bevel=0.012)
    stage.flat_screen((wide, high), p(0, 0.003, 0), turn, atlas=atlas, cells=cells)
    if stand:
        for side in (-1, 1):
            x = side * wide * 0.3
            stage.box((0.09, 0.05, at[2] + high * 0.3), p(x, 0.085, -at[2] / 2 + high * 0.15), m.black_metal(), turn, bevel=0.01)
            stage.box((0.09, 0.85, 0.05), p(x, 0.05, 0.09 - at[2]), m.black_metal(), turn, bevel=0.015)
            for y in (-0.3, 0.4):
                stage.cylinder(0.04, 0.03, p(x, 0.05 + y, 0.04 - at[2]), m.black_metal(), tilt=(0, 90, turn), sides=24)
        stage.box((wide * 0.6, 0.04, 0.07), p(0, 0.09, 0.25 - at[2]), m.black_metal(), turn, bevel=0.01)


def touch_panel(stage, at, inches=86, turn=0, atlas=(0, 0, 1, 1), cells=(4, 2), stand=False):
    """An interactive screen: thick glass, pen tray, camera; `at` is the middle of its picture."""
    p = _placed(at, turn)
    wide, high = diagonal(inches)
    stage.box((wide + 0.05, 0.07, high + 0.05), p(0, 0.041, 0), m.black_metal(), turn, bevel=0.014)
    stage.box((wide + 0.045, 0.004, high + 0.045), p(0, 0.004, 0), m.screen_glass(), turn, bevel=0.001)
    stage.box((wide * 0.5, 0.05, 0.018), p(0, 0.0, -high / 2 - 0.05), m.aluminium(), turn, bevel=0.005)
    stage.box((0.22, 0.03, 0.035), p(0, 0.01, high / 2 + 0.042), m.black_metal(), turn, bevel=0.012)
    stage.cylinder(0.006, 0.16, p(0.12, -0.008, -high / 2 - 0.035), m.aluminium(), tilt=(0, 90, turn), sides=16)
    stage.flat_screen((wide, high), p(0, 0.0015, 0), turn, atlas=atlas, cells=cells, led=False)
    if stand:
        stage.box((0.10, 0.05, at[2] + high * 0.1), p(0, 0.11, -at[2] / 2), m.aluminium(), turn, bevel=0.012)
        for side in (-1, 1):
            stage.box((0.06, 0.62, 0.045), p(side * 0.48, 0.08, 0.085 - at[2]), m.black_metal(), turn, bevel=0.014)
            for y in (-0.25, 0.25):
                stage.cylinder(0.035, 0.025, p(side * 0.48, 0.08 + y, 0.038 - at[2]), m.black_metal(), tilt=(0, 90, turn), sides=24)
        stage.box((0.98, 0.06, 0.05), p(0, 0.1, 0.1 - at[2]), m.black_metal(), turn, bevel=0.014)


def cabinet_back(stage, at, size=0.5, turn=0):
    """The rear of a die-cast LED cabinet whose screen side is at `at`: ribs, power unit, handles."""
    p = _placed(at, turn)
    edge = 0.03
    for x, w, z, h in ((0, size, size / 2 - edge / 2, edge), (0, size, -size / 2 + edge / 2, edge),
                       (size / 2 - edge / 2, edge, 0, size), (-size / 2 + edge / 2, edge, 0, size)):
        stage.box((w * 0.996, 0.07, h * 0.996), p(x, 0.045, z), m.black_metal(), turn, bevel=0.005)
    stage.box((size * 0.98, 0.012, size * 0.98), p(0, 0.016, 0), m.dark_plaster(), turn, bevel=0.002)
    for z in (-size / 6, size / 6):
        stage.box((size * 0.95, 0.028, 0.016), p(0, 0.03, z), m.black_metal(), turn, bevel=0.004)
    stage.box((size * 0.36, 0.055, size * 0.44), p(0, 0.048, 0), m.aluminium(), turn, bevel=0.008)
    for i in range(6):
        stage.box((size * 0.26, 0.004, 0.008), p(0, 0.0765, -0.05 + i * 0.018), m.screen_glass(), turn, bevel=0)
    for side in (-1, 1):
        stage.cylinder(0.011, size * 0.3, p(side * size * 0.36, 0.09, 0), m.aluminium(), sides=20)
        for z in (-0.15, 0.15):
            stage.cylinder(0.008, 0.05, p(side * size * 0.36, 0.07, z * size), m.aluminium(), tilt=(90, 0, turn), sides=14)
        for z in (-1, 1):
            stage.cylinder(0.012, 0.02, p(side * size * 0.44, 0.085, z * size * 0.44), m.bronze(), tilt=(90, 0, turn), sides=20)


def studio(stage, depth=3.2, tone=None):
    """A dark sweep (floor curving into a wall) for product portraits, lit from behind and one side."""
    def sweep(u, v):
        x = (u - 0.5) * 16
        bend = 1.4
        straight = 6.0
        s = v * (straight + bend * math.pi / 2 + 6)
        if s < straight:
            return (x, depth - bend - straight + s, 0)
        if s < straight + bend * math.pi / 2:
            a = (s - straight) / bend
            return (x, depth - bend + math.sin(a) * bend, bend - math.cos(a) * bend)
        return (x, depth, bend + s - straight - bend * math.pi / 2)
    stage.surface("sweep", sweep, 4, 96, tone or m.finish("sweep", (0.085, 0.077, 0.068), 0.38, grain=0.15, grain_scale=1.2))
    stage.sky((0.02, 0.018, 0.017), (0.012, 0.012, 0.013), 0.6)
