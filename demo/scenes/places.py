"""How each rendered scene is developed: gains of its own lights, brightness of its screens, diodes.

screen: brightness of the picture itself; spill: how strongly it lights the room (a camera set for
a dark room sees more of it than a sheet of white paper would); leds: diodes across and up the atlas;
crop: for shots that have none of their own.
"""
PLACES = {
    "lobby-wall": {"lights": {"fill": 2.2, "cove": 3, "halo": 1.5}, "screen": 1.25, "spill": 2.8},
    "curved-wall": {"lights": {"fill": 5}, "screen": 1.2, "spill": 2.4},
    "stadium-ribbon": {"lights": {"flood": 0.5, "stadium light": 0.85}, "screen": 1.7, "spill": 2.5},
    "mosque-courtyard": {"lights": {"sky": 0.75, "lanterns": 0.6, "arcade": 0.9}, "screen": 1.5, "spill": 2.6},
    "airport-gates": {"lights": {"sky": 0.4, "ceiling": 9, "runway": 0.6}, "screen": 1.8, "spill": 3.5},
    "control-room": {"lights": {"ceiling": 0.22, "fill": 10}, "screen": 1.6, "spill": 3.5},
    "boardroom-vision": {"lights": {"cove": 0.8, "pendants": 0.5, "fill": 1.2}, "screen": 1.3, "spill": 3, "own": 2.2},
    "classroom-touch": {"lights": {"window": 0.5, "ceiling": 0.5, "sky": 0.8}, "screen": 1.2, "spill": 1.6},
    "kiosk-front": {"lights": {"back": 1.0, "glow": 0.8}, "screen": 1.3, "spill": 3},
    "kiosk-angle": {"lights": {"back": 0.8, "glow": 0.8}, "screen": 1.35, "spill": 3},
    "kiosk-back": {"lights": {"glow": 0.8}, "screen": 1.3, "spill": 3, "crop": (0, 0, 1, 0.97)},
    "kiosk-family": {"lights": {"back": 0.9, "glow": 0.8}, "screen": 1.3, "spill": 3},
    "kiosk-mall": {"lights": {"shops": 0.55, "ceiling": 0.6, "glow": 0.8}, "screen": 1.3, "spill": 2.4},
    "vision-studio": {"lights": {"fill": 1.2}, "screen": 1.25, "spill": 2.4, "crop": (0, 0, 1, 0.97)},
    "vision-lineup": {"lights": {"fill": 1.0}, "screen": 1.25, "spill": 2.4, "crop": (0, 0, 1, 0.97)},
    "touch-studio": {"lights": {"fill": 1.2}, "screen": 1.15, "spill": 2.2, "crop": (0, 0, 1, 0.97)},
    "facade-dusk": {"lights": {"sky": 0.9, "rooms": 1.6, "shops": 0.5, "street": 0.3}, "screen": 1.6, "spill": 3},
    "shop-window": {"lights": {"street": 2.2, "goods": 1.4, "sky": 1.4}, "screen": 1.0, "spill": 4, "own": 2.4, "exposure": 1.3},
    "cabinet-macro": {"lights": {"key": 0.5, "rim": 0.6}, "screen": 1.5, "spill": 1.4, "leds": (192, 64)},
    "cabinet-studio": {"lights": {}, "screen": 1.35, "spill": 2.0, "leds": (256, 256)},
    "led-cube": {"lights": {"gallery": 0.4, "fill": 0.7}, "screen": 1.3, "spill": 3},
    "led-column": {"lights": {"cove": 0.5, "fill": 1.5}, "screen": 1.25, "spill": 2.4, "crop": (0, 0, 1, 0.97)},
    "transparent-film": {"lights": {"sky": 0.55, "city": 0.5, "fill": 2.5}, "screen": 1.7, "spill": 2.2},
    "rigging": {"lights": {"work light": 1.2, "rim": 1.2}, "screen": 1.25, "spill": 2.6, "own": 1.9},
    "workshop": {"lights": {"bench lamp": 0.8}, "screen": 1.2, "spill": 2.6},
    "perfume-bottle": {"lights": {}, "screen": 1, "spill": 1},
}
