"""GlowMate 55 inch kiosk from behind: service door, vents, edge (portrait)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.products import kiosk, studio  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-back", (800, 1120))
studio(stage)
kiosk(stage, (0, 0, 0), 55, turn=152, cells=(2, 3))
stage.area("key", (-2.2, -2.4, 2.6), (0, 0, 1.0), (0.9, 2.4), 330, (1, 0.84, 0.68))
stage.area("rim", (2.4, 0.9, 2.2), (0, 0, 1.0), (0.4, 2.4), 160, (1, 0.62, 0.34))
stage.area("back", (0.4, 1.7, 3.4), (0.4, 3.2, 1.0), (3, 0.5), 60, (1, 0.62, 0.34))
stage.camera((0, -4.6, 1.15), (0, 0, 1.0), lens=68, shift=(0, -0.125), level=True)
stage.render()
