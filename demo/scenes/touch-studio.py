"""An 86 inch interactive screen on its stand, in the studio."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.products import studio, touch_panel  # noqa: E402
from lib.stage import Stage  # noqa: E402

stage = Stage("touch-studio")
studio(stage, depth=4.2)
touch_panel(stage, (0, 0, 1.32), 86, turn=22, cells=(6, 3), stand=True)
stage.area("rim", (3.4, 1.4, 2.6), (0, 0, 1.1), (0.6, 2.4), 130, (1, 0.72, 0.46))
stage.area("back", (-0.5, 2.6, 3.8), (-0.5, 4.2, 1.2), (4, 0.5), 110, (1, 0.62, 0.34))
stage.area("fill", (-2, -4.5, 2.8), (0, 0, 0.6), (2, 2), 60, (1, 0.86, 0.7))
stage.camera((-0.1, -4.9, 1.2), (0, 0, 1.15), lens=46, shift=(0, -0.03), level=True)
stage.render()
