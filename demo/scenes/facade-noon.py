"""The same facade at noon: the sun stands high over the street and the picture holds against it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib.stage import Stage  # noqa: E402
from lib.street import street  # noqa: E402

stage = Stage("facade-noon")
street(stage, noon=True)
stage.sun((-0.42, -0.55, 1.25), 4.2)
stage.sky((0.55, 0.68, 0.82), (0.10, 0.26, 0.62), 0.95, 0.5)
stage.camera((-8.0, -17.5, 1.9), (-1.9, 9, 1.9), lens=23, shift=(0, 0.19), level=True)
stage.render()
