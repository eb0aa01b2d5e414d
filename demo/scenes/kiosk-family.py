"""GlowMate in its four sizes, 43, 55, 65 and 70 inch, side by side."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.products import kiosk, studio  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-family", (1280, 720))
studio(stage, depth=4.2)
for i, (x, inches) in enumerate(((-1.9, 43), (-0.78, 55), (0.48, 65), (1.88, 70))):
    kiosk(stage, (x, 0.1 * i, 0), inches, turn=-10, atlas=(i / 4, 0, (i + 1) / 4, 1), cells=(2, 3))
stage.area("rim", (4.2, 1.8, 2.6), (0.6, 0, 1.1), (0.6, 2.6), 150, (1, 0.70, 0.44))
stage.area("rim left", (-4.2, 0.8, 2.2), (-0.6, 0, 1.0), (0.5, 2.2), 90, (1, 0.88, 0.76))
stage.area("back", (0, 2.4, 3.8), (0, 4.2, 1.0), (5, 0.5), 150, (1, 0.62, 0.34))
stage.camera((0.1, -6.4, 1.1), (0.1, 0, 1.0), lens=44, shift=(0, 0.0), level=True)
stage.render()
