"""Materials shared by all scenes: a short list of finishes that belong together."""
import bpy

SAND = (0.62, 0.50, 0.37)
INK = (0.012, 0.012, 0.013)
AMBER = (1.0, 0.56, 0.20)
CORAL = (1.0, 0.33, 0.18)


def finish(name, color, roughness=0.5, metallic=0.0, grain=0.0, grain_scale=8.0,
           bump=0.0, bump_scale=40.0, specular=0.5, transmission=0.0, coat=0.0, stretch=None):
    """A principled finish; grain varies tone and roughness so that no surface is perfectly even."""
    material = bpy.data.materials.get(name)
    if material:
        return material
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*color, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Transmission"].default_value = transmission
    shader.inputs["Clearcoat"].default_value = coat

    def noise(scale, detail):
        coordinates = nodes.new("ShaderNodeTexCoord")
        mapping = nodes.new("ShaderNodeMapping")
        if stretch:
            mapping.inputs["Scale"].default_value = stretch
        texture = nodes.new("ShaderNodeTexNoise")
        texture.inputs["Scale"].default_value = scale
        texture.inputs["Detail"].default_value = detail
        links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
        links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
        return texture

    if grain:
        texture = noise(grain_scale, 6)
        tone = nodes.new("ShaderNodeMixRGB")
        tone.blend_type = "MIX"
        tone.inputs[1].default_value = (*[c * (1 - grain) for c in color], 1)
        tone.inputs[2].default_value = (*[min(1, c * (1 + grain)) for c in color], 1)
        links.new(texture.outputs["Fac"], tone.inputs[0])
        links.new(tone.outputs[0], shader.inputs["Base Color"])
        rough = nodes.new("ShaderNodeMapRange")
        rough.inputs["To Min"].default_value = max(0.02, roughness * (1 - grain * 0.8))
        rough.inputs["To Max"].default_value = min(1, roughness * (1 + grain * 0.8))
        links.new(texture.outputs["Fac"], rough.inputs["Value"])
        links.new(rough.outputs[0], shader.inputs["Roughness"])
    if bump:
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.01
        links.new(noise(bump_scale, 4).outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return material


def plaster():
    return finish("plaster", SAND, 0.85, grain=0.10, grain_scale=2.5, bump=0.15, bump_scale=90)


def dark_plaster():
    return finish("dark plaster", (0.06, 0.054, 0.048), 0.75, grain=0.18, grain_scale=2, bump=0.12, bump_scale=70)


def limestone():
    return finish("limestone", (0.56, 0.45, 0.33), 0.6, grain=0.2, grain_scale=5, bump=0.2, bump_scale=30)


def polished_stone():
    return finish("polished stone", (0.055, 0.05, 0.046), 0.16, grain=0.35, grain_scale=3, coat=0.3)


def honed_stone():
    return finish("honed stone", (0.16, 0.135, 0.11), 0.32, grain=0.3, grain_scale=2.2)


def pale_stone():
    return finish("pale stone", (0.42, 0.36, 0.29), 0.2, grain=0.2, grain_scale=1.6)


def carpet():
    return finish("carpet", (0.05, 0.043, 0.037), 0.95, grain=0.3, grain_scale=60, bump=0.5, bump_scale=260)


def asphalt():
    return finish("asphalt", (0.03, 0.03, 0.032), 0.3, grain=0.45, grain_scale=0.8, bump=0.05, bump_scale=60)


def walnut():
    return finish("walnut", (0.15, 0.072, 0.034), 0.4, grain=0.4, grain_scale=3, stretch=(1, 9, 9))


def oak():
    return finish("oak", (0.40, 0.25, 0.13), 0.45, grain=0.22, grain_scale=3, stretch=(1, 9, 9))


def black_metal():
    return finish("black metal", (0.02, 0.02, 0.021), 0.38, metallic=0.6, grain=0.12, grain_scale=20)


def aluminium():
    return finish("aluminium", (0.62, 0.60, 0.57), 0.3, metallic=1, grain=0.12, grain_scale=6, stretch=(1, 1, 40))


def bronze():
    return finish("bronze", (0.42, 0.24, 0.11), 0.32, metallic=1, grain=0.15, grain_scale=6)


def leather():
    return finish("leather", (0.075, 0.045, 0.03), 0.45, grain=0.15, grain_scale=14, bump=0.25, bump_scale=160)


def cloth(color=(0.20, 0.17, 0.14)):
    return finish(f"cloth {color}", color, 0.95, grain=0.15, grain_scale=120)


def leaf():
    return finish("leaf", (0.03, 0.06, 0.022), 0.5, grain=0.3, grain_scale=5)


def glass():
    return finish("glass", (0.93, 0.95, 0.95), 0.02, transmission=1.0)


def thin_glass():
    """A window pane: mirrors a little, otherwise lets everything through without bending it."""
    material = bpy.data.materials.get("thin glass")
    if material:
        return material
    material = bpy.data.materials.new("thin glass")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    fresnel = nodes.new("ShaderNodeFresnel")
    through, mirror = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy")
    through.inputs[0].default_value = (0.92, 0.93, 0.93, 1)
    mirror.inputs["Roughness"].default_value = 0.0
    mix, out = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeOutputMaterial")
    links.new(fresnel.outputs[0], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(mirror.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return material


def light_beam():
    """A ray through haze: brightest along its axis and near the lamp, nothing but light to the eye."""
    material = bpy.data.materials.new("light beam")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    weight, coordinates, split = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    weight.inputs["Blend"].default_value = 0.5
    ramp, fade, strength = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeMath")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 1.0, 0.0
    ramp.inputs["To Max"].default_value = 0.09
    ramp.interpolation_type = fade.interpolation_type = "SMOOTHERSTEP"
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = 1.0, 0.0
    strength.operation = "MULTIPLY"
    links.new(weight.outputs["Facing"], ramp.inputs["Value"])
    links.new(coordinates.outputs["Generated"], split.inputs[0])
    links.new(split.outputs[2], fade.inputs["Value"])
    links.new(ramp.outputs[0], strength.inputs[0])
    links.new(fade.outputs[0], strength.inputs[1])
    emission, through = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeBsdfTransparent")
    emission.inputs[0].default_value = (1, 0.62, 0.32, 1)
    links.new(strength.outputs[0], emission.inputs[1])
    both, out = nodes.new("ShaderNodeAddShader"), nodes.new("ShaderNodeOutputMaterial")
    links.new(emission.outputs[0], both.inputs[0])
    links.new(through.outputs[0], both.inputs[1])
    links.new(both.outputs[0], out.inputs[0])
    return material


def screen_glass():
    """The face of a screen that is switched off: black, with a soft reflection of the room."""
    return finish("screen glass", (0.006, 0.006, 0.007), 0.22, specular=0.35)


def led_face():
    return finish("led face", (0.010, 0.010, 0.011), 0.6, specular=0.2)


def lamp(name, color=(1, 0.72, 0.45), strength=6.0, camera_strength=None):
    """An emitting surface, for coves, strips and bulbs."""
    material = bpy.data.materials.get(name)
    if material:
        return material
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    emission, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    emission.inputs[0].default_value = (*color, 1)
    emission.inputs[1].default_value = strength
    links.new(emission.outputs[0], out.inputs[0])
    return material


def screen_light():
    """White light from the front only; its colour is decided when a picture is laid on the screen."""
    material = bpy.data.materials.get("screen light")
    if material:
        return material
    material = bpy.data.materials.new("screen light")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    geometry = nodes.new("ShaderNodeNewGeometry")
    front, back = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeBsdfTransparent")
    front.inputs[1].default_value = 1.0
    mix, out = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeOutputMaterial")
    links.new(geometry.outputs["Backfacing"], mix.inputs[0])
    links.new(front.outputs[0], mix.inputs[1])
    links.new(back.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return material


def screen_coordinates():
    """Writes where on the atlas a camera ray landed: red and green are u and v, blue is coverage."""
    material = bpy.data.materials.new("screen coordinates")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    uv = nodes.new("ShaderNodeUVMap")
    uv.uv_map = "atlas"
    split, join = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ")
    emission, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    links.new(uv.outputs[0], split.inputs[0])
    links.new(split.outputs[0], join.inputs[0])
    links.new(split.outputs[1], join.inputs[1])
    join.inputs[2].default_value = 1.0
    links.new(join.outputs[0], emission.inputs[0])
    links.new(emission.outputs[0], out.inputs[0])
    return material
