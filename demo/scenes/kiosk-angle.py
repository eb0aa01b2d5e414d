"""GlowMate 55 inch kiosk from three quarters, with its foot and edge."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import materials as m  # noqa: E402
from lib.products import kiosk, studio  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("kiosk-angle", (1280, 800), shown=0.7)
studio(stage)
kiosk(stage, (0.15, 0, 0), 55, turn=34, cells=(3, 5))
stage.area("rim", (2.6, 1.8, 2.6), (0, 0, 1.1), (0.6, 2.6), 130, (1, 0.70, 0.44))
stage.area("rim left", (-2.6, -0.4, 2.2), (0, 0, 1.0), (0.5, 2.2), 55, (1, 0.88, 0.76))
stage.area("back", (-0.8, 1.7, 3.4), (-0.8, 3.2, 1.0), (3, 0.5), 90, (1, 0.62, 0.34))
stage.camera((-0.55, -4.3, 0.95), (-0.15, 0, 0.95), lens=38, shift=(0, -0.01), level=True)
stage.render()
