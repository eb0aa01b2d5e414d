"""Two die-cast LED cabinets in the studio: one shows its light, one its back."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.products import cabinet_back, studio  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("cabinet-studio", (1280, 900))
studio(stage, depth=2.2)
for i, (x, y, turn, start) in enumerate(((-0.36, 0.1, 24, 0.0), (0.36, 0.05, 158, 0.5))):
    for k in range(2):
        at = (x, y, 0.252 + k * 0.502)
        cabinet_back(stage, at, 0.5, turn)
        stage.flat_screen((0.496, 0.496), at, turn, atlas=(start, k / 2, start + 0.5, (k + 1) / 2), cells=(2, 2))
stage.area("key", (-1.6, -1.8, 2.0), (0.3, 0, 0.5), (0.8, 1.4), 42, (1, 0.86, 0.7))
stage.area("rim", (1.9, 0.5, 1.3), (0.2, 0, 0.5), (0.3, 1.5), 55, (1, 0.62, 0.34))
stage.area("back", (0, 1.0, 2.3), (0, 2.2, 0.7), (2, 0.4), 26, (1, 0.62, 0.34))
stage.camera((0.02, -2.6, 0.62), (0.02, 0, 0.62), lens=57.5, shift=(0, -0.07), level=True)
stage.render()
