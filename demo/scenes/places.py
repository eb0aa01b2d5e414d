"""How each rendered scene is developed: gains of its own lights, brightness of its screens, diodes.

screen: brightness of the picture itself; spill: how strongly it lights the room (a camera set for
a dark room sees more of it than a sheet of white paper would); own: gain of all own lights together,
toned by balance (rooms are photographed a little cooler than their lamps, so that only the light of
the screens is warm; scenes under a real sky keep its colours); leds: diodes across and up the atlas;
crop: for shots that have none of their own; even: by daylight the light of the screens hardly matters, so it is
blurred instead of passing the network, which takes minutes; soft: blur in pixels of what lies above that share of the height, out
of focus behind the screens; near: (metres, blur in pixels of 2,400) of what stands before the screens, farthest first; far: the same of what stands behind them. Four samples are enough for the network.
"""
import cv2
import numpy as np

ROOM, SKY = (0.92, 1.0, 1.18), (1.0, 1.0, 1.0)

PLACES = {
    "lobby-wall": {"lights": {"fill": 2.2, "cove": 3, "halo": 1.5}, "screen": 1.9, "spill": 2.2, "own": 2.0, "exposure": 1.15, "balance": (0.9, 1.0, 1.3)},
    "curved-wall": {"lights": {"fill": 5}, "screen": 1.7, "spill": 2.4, "own": 2.2},
    "stadium-ribbon": {"lights": {"flood": 0.5, "stadium light": 0.85}, "screen": 2.0, "spill": 2.5, "own": 1.3},
    "mosque-courtyard": {"lights": {"sky": 0.75, "lanterns": 0.6, "arcade": 0.9}, "even": True, "screen": 1.8, "spill": 2.6, "own": 1.25, "balance": SKY},
    "airport-gates": {"lights": {"sky": 0.5, "ceiling": 9, "runway": 0.6}, "screen": 2.0, "spill": 3, "own": 1.8},
    "control-room": {"lights": {"ceiling": 0.22, "fill": 12}, "screen": 2.0, "spill": 4, "own": 2.0},
    "boardroom-vision": {"lights": {"cove": 0.8, "pendants": 0.5, "fill": 1.4}, "screen": 1.8, "spill": 2.6, "own": 3.2},
    "classroom-touch": {"lights": {"window": 0.6, "ceiling": 0.6, "sky": 0.8}, "screen": 1.3, "spill": 1.4, "own": 1.3},
    "kiosk-front": {"lights": {"back": 1.0, "glow": 0.8}, "screen": 1.7, "spill": 2.6, "own": 1.5},
    "kiosk-angle": {"lights": {"back": 0.8, "glow": 0.8}, "screen": 1.7, "spill": 2.6, "own": 1.5},
    "kiosk-back": {"lights": {"glow": 0.8}, "screen": 1.6, "spill": 3, "own": 1.4, "crop": (0, 0, 1, 0.97)},
    "kiosk-family": {"lights": {"back": 0.9, "glow": 0.8}, "screen": 1.7, "spill": 2.6, "own": 1.5},
    "kiosk-mall": {"lights": {"shops": 0.55, "ceiling": 0.6, "glow": 0.8}, "screen": 1.8, "spill": 2.2, "own": 1.5},
    "kiosk-wall": {"lights": {"glow": 0.8}, "screen": 1.7, "spill": 2.4, "own": 1.2},
    "kiosk-counter": {"lights": {"glow": 0.8}, "screen": 1.7, "spill": 2.4, "own": 1.5},
    "kiosk-outdoor": {"lights": {"rooms": 0.5, "glow": 0.8}, "screen": 1.8, "spill": 2.4, "balance": SKY},
    "vision-studio": {"lights": {"fill": 1.2}, "screen": 1.7, "spill": 2.2, "own": 1.5, "crop": (0, 0, 1, 0.97)},
    "vision-lineup": {"lights": {"fill": 1.0}, "even": True, "screen": 1.7, "spill": 2.2, "own": 1.3, "crop": (0, 0, 1, 0.97)},
    "touch-studio": {"lights": {"fill": 1.2}, "screen": 1.4, "spill": 2.2, "own": 1.6, "crop": (0, 0, 1, 0.97)},
    "facade-dusk": {"lights": {"sky": 0.9, "rooms": 0.8, "shops": 0.4, "street": 0.3}, "screen": 1.9, "spill": 2.6, "balance": SKY},
    "facade-noon": {"lights": {"shops": 0.1, "street": 0, "sun": 0.85}, "even": True, "screen": 1.25, "spill": 0.4, "balance": SKY},
    "facade-mesh": {"lights": {"sky": 0.85, "rooms": 0.9}, "even": True, "screen": 1.5, "spill": 1.6, "balance": SKY},
    "totem-plaza": {"lights": {"sun": 0.7, "sky": 0.8}, "even": True, "screen": 1.25, "spill": 0.4, "balance": SKY},
    "poster-boutique": {"lights": {"window": 0.8, "fill": 0.7}, "even": True, "screen": 1.25, "spill": 0.8, "balance": SKY},
    "road-sign": {"lights": {"traffic": 0.8, "rooms": 0.5}, "screen": 2.0, "spill": 2.5, "balance": SKY},
    "rental-stage": {"lights": {"lines": 0.6}, "screen": 1.8, "spill": 3, "own": 1.2, "balance": SKY},
    "home-theatre": {"lights": {"lines": 0.8}, "screen": 1.8, "spill": 2.6, "own": 1.2},
    "shop-window": {"lights": {"street": 2.2, "goods": 1.4, "sky": 1.4}, "screen": 1.3, "spill": 3.4, "own": 3.2, "exposure": 1.3},
    "cabinet-macro": {"lights": {"key": 0.5, "rim": 0.6}, "screen": 1.9, "spill": 1.4, "leds": (192, 64)},
    "cabinet-studio": {"lights": {}, "screen": 1.7, "spill": 2.0, "own": 3.0, "leds": (256, 256)},
    "led-cube": {"lights": {"gallery": 0.4, "fill": 0.7}, "screen": 1.7, "spill": 2.8, "own": 1.9},
    "led-column": {"lights": {"cove": 0.5, "fill": 1.5}, "screen": 1.6, "spill": 2.4, "own": 2, "crop": (0, 0, 1, 0.97)},
    "transparent-film": {"lights": {"sky": 0.7, "city": 0.5, "fill": 3}, "screen": 2.0, "spill": 2.2, "own": 1.4, "balance": SKY},
    "rigging": {"lights": {"work light": 1.2, "rim": 1.2}, "screen": 1.7, "spill": 2.4, "own": 2.8},
    "workshop": {"lights": {"bench lamp": 0.8}, "screen": 1.4, "spill": 2.4, "own": 1.8},
    "vision-hall": {"lights": {"window": 0.55, "ceiling": 0.5, "sky": 0.6}, "even": True, "screen": 1.3, "spill": 0.6, "balance": SKY},
    "vision-majlis": {"lights": {}, "even": True, "near": ((11, 2), (10, 3), (9, 4), (8, 5)), "screen": 1.3, "spill": 0.6, "balance": SKY},
    "meeting-morning": {"lights": {"window": 0.7, "ceiling": 0.6, "sky": 0.8}, "even": True, "screen": 1.25, "spill": 0.6, "balance": SKY},
    "classroom-morning": {"lights": {"window": 0.7, "ceiling": 0.6, "sky": 0.9, "sun": 0.7}, "even": True, "near": ((6.4, 4), (4.4, 9)), "screen": 1.3, "spill": 0.6, "balance": SKY},
    "road-noon": {"lights": {"lamps": 0, "sun": 0.8}, "even": True, "screen": 1.25, "spill": 0.3, "balance": SKY},
    "shop-morning": {"lights": {"sun": 1.2, "sky": 0.8, "goods": 0.5}, "even": True, "screen": 1.3, "spill": 0.5, "balance": SKY},
    "film-day": {"lights": {"fill": 1.2, "sun": 0.9}, "even": True, "near": ((8.3, 5),), "screen": 1.2, "spill": 0.4, "balance": SKY},
    "mesh-noon": {"lights": {"rooms": 0.1, "sun": 0.8}, "even": True, "screen": 1.2, "spill": 0.3, "balance": SKY},
    "stage-afternoon": {"lights": {"heads": 0, "lines": 0.3, "sun": 0.8, "sky": 0.85}, "even": True, "screen": 1.3, "spill": 0.3, "balance": SKY},
    "kiosk-noon": {"lights": {"lines": 0, "glow": 0.8, "sun": 0.75}, "even": True, "screen": 1.25, "spill": 0.4, "balance": SKY},
    "stadium-day": {"lights": {"sun": 0.75, "sky": 0.85}, "even": True, "soft": (2.2, 0.745), "screen": 1.3, "spill": 0.3, "balance": SKY},
    "lobby-morning": {"lights": {}, "even": True, "far": (16, 5), "screen": 1.3, "spill": 0.6, "balance": SKY},
    "operations-day": {"lights": {"ceiling": 0.85}, "even": True, "own": 1.4, "screen": 1.45, "spill": 0.6, "balance": SKY},
    "mosque-noon": {"lights": {"lanterns": 0.05, "arcade": 0.5, "sun": 0.8}, "even": True, "own": 1.22, "screen": 1.45, "spill": 0.4, "balance": (1.04, 1.0, 0.94)},
    "mall-day": {"lights": {"sun": 0.75, "sky": 0.7, "shops": 0.7}, "even": True, "far": (5.6, 3.6), "screen": 1.25, "spill": 0.4, "balance": SKY},
    "home-morning": {"lights": {}, "even": True, "near": ((4.05, 4),), "far": (9.5, 4), "screen": 1.3, "spill": 0.6, "balance": SKY},
    "perfume-bottle": {"lights": {}, "screen": 1, "spill": 1},
}


def out_of_focus(room, blur, foot):
    """What stands behind the screens, as a lens sees it that is set on them; below `foot` everything stays sharp."""
    rows = np.linspace(0, 1, room.shape[0], dtype=np.float32)[:, None, None]
    share = np.clip((foot - rows) / 0.03, 0, 1)
    return cv2.GaussianBlur(room, (0, 0), blur) * share + room * (1 - share)


def before_focus(light, depth, metres, blur):
    """What stands nearer than `metres`, as a lens sees it that is set on the screens: its edges spread over what is behind."""
    depth = cv2.resize(depth, (light.shape[1], light.shape[0]), interpolation=cv2.INTER_LINEAR)
    # The sky has no depth, and edges against it are mixed with none: thin lines of it are no people.
    found = cv2.morphologyEx(((depth > 0.1) & (depth < metres)).astype(np.float32), cv2.MORPH_OPEN, np.ones((7, 7)))
    near = cv2.GaussianBlur(found, (0, 0), 0.8)[:, :, None]
    # A rim of mixed pixels belongs to neither: kept behind, it would show as an outline.
    far = 1 - cv2.GaussianBlur(cv2.dilate(found, np.ones((7, 7))), (0, 0), 0.8)[:, :, None]

    def spread(picture):
        out = cv2.GaussianBlur(picture, (0, 0), blur * light.shape[1] / 2400)
        return out if out.ndim == 3 else out[:, :, None]
    cover = spread(near)
    behind = light * far + spread(light * far) / np.maximum(spread(far), 1e-3) * (1 - far)
    return spread(light * near) + behind * (1 - cover)


def behind_focus(light, depth, metres, blur):
    """What stands farther than `metres`, as a lens sees it that is set on the screens; what is near spreads nothing over it."""
    depth = cv2.resize(depth, (light.shape[1], light.shape[0]), interpolation=cv2.INTER_LINEAR)
    found = ((depth > 0.1) & (depth < metres)).astype(np.float32)
    # The sky has no depth: leaves before it are mixed with none and would count as near.
    thin = (found > 0) & (cv2.morphologyEx(found, cv2.MORPH_OPEN, np.ones((9, 9))) == 0)
    far = np.clip(np.where(thin | (depth < 0.1), 1, depth / metres - 1) * 3, 0, 1).astype(np.float32)
    far = cv2.GaussianBlur(far, (0, 0), 0.8)[:, :, None]
    size = blur * light.shape[1] / 2400
    spread = cv2.GaussianBlur(light * far, (0, 0), size) / np.maximum(cv2.GaussianBlur(far, (0, 0), size), 1e-3)[:, :, None]
    return light * (1 - far) + spread * far


def light_of(scene, place, atlas, own=None):
    """The scene with `atlas` on its screens, developed as its place says; `own` overrides the gain of its lights."""
    gain = place.get("own", 1) if own is None else own
    room = scene.room(atlas, place["screen"] * place["spill"], gain, place.get("balance", ROOM))
    if "soft" in place:
        room = out_of_focus(room, *place["soft"])
    light = room + scene.show(atlas, place.get("leds")) * place["screen"]
    if "far" in place:
        light = behind_focus(light, scene.depth, *place["far"])
    for metres, blur in place.get("near", ()):
        light = before_focus(light, scene.depth, metres, blur)
    return light
