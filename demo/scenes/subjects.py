"""Where the subject of a still lies: the box around its screens, cropped as the still is. Reads the notes of `--boxes-only`."""
import json
import os

# What a picture shows besides its screens: the leg of a kiosk, the foot of a totem, as a share of the screen's height.
BELOW = {"kiosk-front": 0.3, "kiosk-angle": 0.3, "kiosk-back": 0.3, "kiosk-mall": 0.3, "mall-day": 0.3, "kiosk-family": 0.3, "kiosk-outdoor": 0.35, "kiosk-noon": 0.35, "totem-plaza": 0.42, "kiosk-counter": 0.35}
# Many small screens: what matters is the largest.
LARGEST = {"control-room", "operations-day", "workshop"}


def subject(notes, scene, crop):
    """(left, top, right, bottom), 0..1, or None where the scene has no screen that can be boxed."""
    path = os.path.join(notes, f"{scene}.json")
    if not os.path.exists(path):
        return None
    boxes = [screen["box"] for screen in json.load(open(path))["screens"]]
    if not boxes:
        return None
    if scene in LARGEST:
        boxes = [max(boxes, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))]
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, bottom = max(b[2] for b in boxes), max(b[3] for b in boxes)
    bottom += (bottom - top) * BELOW.get(scene, 0)
    l, t, r, b = crop or (0, 0, 1, 1)
    inside = [(left - l) / (r - l), (top - t) / (b - t), (right - l) / (r - l), (bottom - t) / (b - t)]
    return [round(min(1, max(0, share)), 3) for share in inside]
