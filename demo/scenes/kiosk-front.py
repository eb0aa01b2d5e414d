"""GlowMate 55 inch kiosk, straight on, in the dark studio (portrait)."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.products import kiosk, studio  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-front", (800, 1120))
studio(stage)
kiosk(stage, (0, 0, 0), 55, cells=(3, 5))
stage.area("rim", (2.4, 1.6, 2.4), (0, 0, 1.1), (0.5, 2.4), 90, (1, 0.72, 0.46))
stage.area("rim left", (-2.4, 1.2, 2.0), (0, 0, 1.0), (0.4, 2.4), 45, (1, 0.86, 0.72))
stage.area("back", (0, 1.6, 3.6), (0, 3.2, 1.2), (3, 0.5), 60, (1, 0.64, 0.36))
stage.camera((0, -4.6, 1.15), (0, 0, 1.0), lens=68, shift=(0, -0.125), level=True)
stage.render()
