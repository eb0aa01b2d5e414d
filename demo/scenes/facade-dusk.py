"""A tower at dusk with an outdoor LED facade over a wet street."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.stage import Stage  # noqa: E402
from lib.street import street  # noqa: E402

stage = Stage("facade-dusk")
street(stage)
stage.sky((0.75, 0.28, 0.12), (0.02, 0.035, 0.10), 0.9, 0.42)
stage.camera((-8.0, -17.5, 1.9), (-1.9, 9, 1.9), lens=23, shift=(0, 0.19), level=True)
stage.render()
