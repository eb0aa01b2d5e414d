"""One rendered place: geometry helpers, screens, camera and the two renders every scene needs.

A scene is rendered once. The light of every part of every screen ends in a light group of its own,
so the composer can later show any picture on the screens and the room is lit by that picture.
"""
import argparse
import json
import math
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import materials as m

WIDTH = 2400  # pixels of a finished picture's longer side, and of both renders


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", default="renders")
    parser.add_argument("--samples", type=int, default=6, help="enough for the network that cleans them")
    parser.add_argument("--scale", type=float, help="against the scene's size, for trials; else the size of a finished picture")
    parser.add_argument("--day", action="store_true", help="the same place by daylight, where the scene knows it")
    parser.add_argument("--screens-only", action="store_true", help="find the screens again, keep the light of an earlier render")
    parser.add_argument("--light-only", action="store_true", help="flat screens with nothing before them are found from their corners")
    parser.add_argument("--boxes-only", action="store_true", help="render nothing: only say where in the picture the screens are")
    arguments = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    return parser.parse_args(arguments)


class Stage:
    def __init__(self, name, size=(1280, 800), shown=1, day=None):
        """`shown` is the part of its width that its stills show: they must still have every pixel; `day` its name by daylight."""
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.options = options()
        self.day = bool(day) and self.options.day
        self.name, self.size, self.shown = day if self.day else name, size, shown
        self.scene = bpy.context.scene
        self.layer = bpy.context.view_layer
        self.cells, self.faces, self.lights = [], [], []
        self.scene.render.resolution_x, self.scene.render.resolution_y = size

    # -- geometry -----------------------------------------------------------------------------

    def _finish_object(self, thing, material, group=None):
        if material:
            thing.data.materials.append(material)
        if group:
            self._group(group)
            thing.lightgroup = group
        return thing

    def _group(self, name):
        if name not in [g.name for g in self.layer.lightgroups]:
            self.layer.lightgroups.add(name=name)
            if not name.startswith("cell"):
                self.lights.append(name)

    def box(self, size, at, material, turn=0.0, bevel=0.004, tilt=0.0, group=None):
        """A box by its size, with its centre at `at`, turned about the vertical (degrees)."""
        x, y, z = (side / 2 for side in size)
        points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
        data = bpy.data.meshes.new("box")
        data.from_pydata(points, [], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
        thing = bpy.data.objects.new("box", data)
        thing.location, thing.rotation_euler = at, (math.radians(tilt), 0, math.radians(turn))
        self.scene.collection.objects.link(thing)
        if bevel:
            edge = thing.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments = min(bevel, min(size) * 0.45), 2
        return self._finish_object(thing, material, group)

    def cylinder(self, radius, height, at, material, tilt=(0, 0, 0), sides=64, group=None):
        bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, location=at, vertices=sides,
                                            rotation=[math.radians(a) for a in tilt])
        thing = bpy.context.object
        bpy.ops.object.shade_smooth(use_auto_smooth=True, auto_smooth_angle=math.radians(40))
        return self._finish_object(thing, material, group)

    def sphere(self, radius, at, material, squash=(1, 1, 1), group=None):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=48, ring_count=24, scale=squash)
        thing = bpy.context.object
        bpy.ops.object.shade_smooth()
        return self._finish_object(thing, material, group)

    def mesh(self, name, points, polygons, material, smooth=False, group=None):
        data = bpy.data.meshes.new(name)
        data.from_pydata([tuple(p) for p in points], [], polygons)
        data.update()
        for polygon in data.polygons:
            polygon.use_smooth = smooth
        thing = bpy.data.objects.new(name, data)
        self.scene.collection.objects.link(thing)
        return self._finish_object(thing, material, group)

    def surface(self, name, point, across, up, material, smooth=True, group=None):
        """A grid mesh over u, v in 0..1; `point(u, v)` gives the place in space."""
        points = [point(i / across, j / up) for j in range(up + 1) for i in range(across + 1)]
        row = across + 1
        polygons = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
                    for j in range(up) for i in range(across)]
        return self.mesh(name, points, polygons, material, smooth, group)

    # -- light --------------------------------------------------------------------------------

    def area(self, group, at, toward, size, power, color=(1, 0.8, 0.6)):
        data = bpy.data.lights.new(group, "AREA")
        data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
        data.energy, data.color = power, color
        thing = bpy.data.objects.new(group, data)
        thing.location = at
        thing.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        self.scene.collection.objects.link(thing)
        self._group(group)
        thing.lightgroup = group
        thing.visible_camera = thing.visible_glossy = False
        return thing

    def spot(self, group, at, toward, power, angle=40, blend=0.6, radius=0.06, color=(1, 0.76, 0.52)):
        data = bpy.data.lights.new(group, "SPOT")
        data.energy, data.color, data.shadow_soft_size = power, color, radius
        data.spot_size, data.spot_blend = math.radians(angle), blend
        thing = bpy.data.objects.new(group, data)
        thing.location = at
        thing.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        self.scene.collection.objects.link(thing)
        self._group(group)
        thing.lightgroup = group
        return thing

    def sun(self, at, power, color=(1, 0.95, 0.87), group="sun"):
        """The sun, seen from the direction `at`; small enough for the hard shadows of noon."""
        data = bpy.data.lights.new(group, "SUN")
        data.energy, data.color, data.angle = power, color, math.radians(0.6)
        thing = bpy.data.objects.new(group, data)
        thing.rotation_euler = Vector([-a for a in at]).to_track_quat("-Z", "Y").to_euler()
        self.scene.collection.objects.link(thing)
        self._group(group)
        thing.lightgroup = group

    def sky(self, horizon=(0.10, 0.05, 0.035), zenith=(0.006, 0.009, 0.018), strength=1.0, height=0.45):
        """A vertical gradient: `horizon` fades into `zenith` at `height` (0..1)."""
        world = bpy.data.worlds.new("sky")
        self.scene.world = world
        world.use_nodes = True
        nodes, links = world.node_tree.nodes, world.node_tree.links
        background = nodes["Background"]
        background.inputs[1].default_value = strength
        coordinates, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.interpolation = "EASE"
        ramp.color_ramp.elements[0].color = (*horizon, 1)
        ramp.color_ramp.elements[1].color = (*zenith, 1)
        ramp.color_ramp.elements[1].position = height
        links.new(coordinates.outputs["Generated"], split.inputs[0])
        links.new(split.outputs[2], ramp.inputs[0])
        links.new(ramp.outputs[0], background.inputs[0])
        self._group("sky")
        world.lightgroup = "sky"

    # -- screens ------------------------------------------------------------------------------

    def screen(self, point, atlas=(0, 0, 1, 1), cells=(4, 2), segments=(1, 1), see_through=False, led=True):
        """A luminous surface over u, v in 0..1 (v upward), showing the `atlas` part of the picture.

        The camera sees a dark face; all other rays meet white tiles 3 mm behind it, one per cell.
        """
        u0, v0, u1, v1 = atlas
        nx, ny = max(segments[0], cells[0]), max(segments[1], cells[1])
        nx, ny = nx + (-nx) % cells[0], ny + (-ny) % cells[1]
        face = self.surface("screen face", point, nx, ny, m.led_face() if led else m.screen_glass())
        uv = face.data.uv_layers.new(name="atlas")
        for loop in face.data.loops:
            j, i = divmod(loop.vertex_index, nx + 1)
            uv.data[loop.index].uv = (u0 + (u1 - u0) * i / nx, v0 + (v1 - v0) * j / ny)
        face.visible_diffuse = face.visible_glossy = face.visible_transmission = face.visible_shadow = False
        face.hide_render = see_through
        face["across"], face["atlas"] = nx, atlas
        self.faces.append(face)

        def behind(u, v):
            e = 1e-3
            du = Vector(point(min(u + e, 1), v)) - Vector(point(max(u - e, 0), v))
            dv = Vector(point(u, min(v + e, 1))) - Vector(point(u, max(v - e, 0)))
            return Vector(point(u, v)) - du.cross(dv).normalized() * 0.003

        for cj in range(cells[1]):
            for ci in range(cells[0]):
                group = f"cell{len(self.cells):03d}"
                a, b = ci / cells[0], cj / cells[1]
                tile = self.surface(group, lambda u, v: behind(a + u / cells[0], b + v / cells[1]),
                                    max(1, nx // cells[0]), max(1, ny // cells[1]), m.screen_light(), group=group)
                tile.visible_camera = False
                self.cells.append([u0 + (u1 - u0) * a, v0 + (v1 - v0) * b,
                                   u0 + (u1 - u0) * (a + 1 / cells[0]), v0 + (v1 - v0) * (b + 1 / cells[1])])
        return face

    def flat_screen(self, size, at, turn=0.0, tilt=0.0, **kwargs):
        """A flat screen centred at `at`, facing -y when not turned; `tilt` leans its top backward."""
        width, height = size
        angle, lean = math.radians(turn), math.radians(tilt)

        def point(u, v):
            x, z = (u - 0.5) * width, (v - 0.5) * height
            y, z = z * math.sin(lean), z * math.cos(lean)
            return (at[0] + x * math.cos(angle) - y * math.sin(angle),
                    at[1] + x * math.sin(angle) + y * math.cos(angle), at[2] + z)
        return self.screen(point, **kwargs)

    # -- camera and output --------------------------------------------------------------------

    def camera(self, at, toward, lens=32, shift=(0, 0), level=False, focus=None, aperture=2.8):
        """`level` keeps verticals upright, as an architectural photographer would; `focus` (metres) blurs the rest."""
        data = bpy.data.cameras.new("camera")
        data.lens, data.shift_x, data.shift_y = lens, shift[0], shift[1]
        if focus:
            data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, aperture
        thing = bpy.data.objects.new("camera", data)
        thing.location = at
        target = Vector(toward)
        if level:
            target.z = at[2]
        thing.rotation_euler = (target - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        self.scene.collection.objects.link(thing)
        self.scene.camera = thing

    def boxes(self):
        """Where in the picture each screen lies: (left, top, right, bottom), 0..1, and its corners where it is flat."""
        self.layer.update()
        found = []
        for face in self.faces:
            points = [world_to_camera_view(self.scene, self.scene.camera, face.matrix_world @ v.co) for v in face.data.vertices]
            xs, ys = [p.x for p in points], [1 - p.y for p in points]
            row = face["across"] + 1
            corners = [(points[i].x, 1 - points[i].y) for i in (len(points) - row, len(points) - 1, row - 1, 0)]
            found.append({"box": [min(xs), min(ys), max(xs), max(ys)], "corners": corners, "atlas": list(face["atlas"])})
        return found

    def _render(self, kind, scale, samples):
        render = self.scene.render
        render.resolution_x, render.resolution_y = round(self.size[0] * scale), round(self.size[1] * scale)
        render.resolution_percentage = 100
        settings = render.image_settings
        settings.file_format = "OPEN_EXR_MULTILAYER"
        settings.color_depth, settings.exr_codec = ("16" if kind == "light" else "32"), "ZIP"
        render.filepath = os.path.join(os.path.abspath(self.options.out), f"{self.name}.{kind}.exr")
        self.scene.cycles.samples = samples
        bpy.ops.render.render(write_still=True)

    def render(self):
        os.makedirs(self.options.out, exist_ok=True)
        note = {"name": self.name, "size": self.size, "cells": self.cells, "lights": self.lights, "screens": self.boxes()}
        with open(os.path.join(self.options.out, f"{self.name}.json"), "w") as file:
            json.dump(note, file)
        if self.options.boxes_only:
            return
        full = WIDTH / (max(self.size) * self.shown)
        scale = self.options.scale or full
        scene, cycles = self.scene, self.scene.cycles
        scene.render.engine = "CYCLES"
        cycles.device = "CPU"
        cycles.use_adaptive_sampling = True
        cycles.adaptive_threshold = 0.01
        cycles.use_denoising = False
        cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 3, 3
        cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 10
        cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
        cycles.caustics_reflective = cycles.caustics_refractive = False
        scene.view_settings.view_transform = "Raw"
        self.layer.cycles.denoising_store_passes = True
        if not self.options.screens_only:
            self._render("light", scale, self.options.samples)

        if self.options.light_only:
            return
        # The second render only finds the screens: everything else is black, nothing bounces.
        black, coordinates = m.lamp("mask", (0, 0, 0), 0), m.screen_coordinates()
        for thing in scene.objects:
            if thing.type == "LIGHT":
                thing.hide_render = True
            elif thing.type == "MESH":
                see_through = any(s.material and s.material.name in ("thin glass", "light beam") for s in thing.material_slots)
                thing.hide_render = see_through or thing.name.startswith("cell")
                thing.data.materials.clear()
                thing.data.materials.append(coordinates if thing in self.faces else black)
        for face in self.faces:
            face.hide_render = False
        if scene.world:
            scene.world.use_nodes = False
            scene.world.color = (0, 0, 0)
            scene.world.lightgroup = ""
        for thing in scene.objects:
            thing.lightgroup = ""
        bpy.ops.scene.view_layer_remove_unused_lightgroups()  # they would only make the file large
        cycles.max_bounces, cycles.use_adaptive_sampling = 0, False
        self.layer.cycles.denoising_store_passes = False
        self._render("screens", full if scale > 0.6 else scale * 1.5, 4)
