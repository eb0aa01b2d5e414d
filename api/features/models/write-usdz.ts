import { crc32 } from 'node:zlib';
import type { Picture } from './screen-picture.ts';
import { bodyMesh, type Mesh, screenMesh } from './mesh.ts';
import type { ModelScene } from './model-scene.ts';

const ALIGNED = 64;
const [LOCAL, CENTRAL, END] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50];
/** 1 January 1980: the same model is the same bytes on every day. */
const DAY = 0x21;

/** A USD scene and its picture in a zip without compression, each file at a multiple of 64 bytes: https://openusd.org/release/spec_usdz.html */
export function writeUsdz(scene: ModelScene, picture: Picture): Buffer {
  return zip([
    { name: 'model.usda', bytes: Buffer.from(usda(scene, picture)) },
    { name: 'picture.png', bytes: picture.bytes },
  ]);
}

function usda(scene: ModelScene, { ratio }: Picture): string {
  return `#usda 1.0
(
    defaultPrim = "Root"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Root" (
    kind = "component"
)
{
${mesh('Body', bodyMesh(scene), false)}
${mesh('Screen', screenMesh(scene, ratio), true)}
    def Scope "Materials"
    {
        def Material "Body"
        {
            token outputs:surface.connect = </Root/Materials/Body/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (0.02, 0.02, 0.02)
                float inputs:metallic = 0.3
                float inputs:roughness = 0.6
                token outputs:surface
            }
        }
        def Material "Screen"
        {
            token outputs:surface.connect = </Root/Materials/Screen/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (0, 0, 0)
                color3f inputs:emissiveColor.connect = </Root/Materials/Screen/Picture.outputs:rgb>
                float inputs:roughness = 0.4
                token outputs:surface
            }
            def Shader "Picture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @picture.png@
                float2 inputs:st.connect = </Root/Materials/Screen/Reader.outputs:result>
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float3 outputs:rgb
            }
            def Shader "Reader"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
        }
    }
}
`;
}

/** USD counts v upwards, glTF downwards. */
function mesh(name: string, { positions, normals, uvs, indices }: Mesh, hasPicture: boolean): string {
  const tuples = (values: readonly number[], size: number) =>
    Array.from({ length: values.length / size }, (_, row) => `(${values.slice(row * size, row * size + size).join(', ')})`).join(', ');
  const upwards = uvs.map((value, index) => (index % 2 === 1 ? 1 - value : value));
  const picture = `
        texCoord2f[] primvars:st = [${tuples(upwards, 2)}] (
            interpolation = "vertex"
        )`;
  return `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join(', ')}]
        int[] faceVertexIndices = [${indices.join(', ')}]
        point3f[] points = [${tuples(positions, 3)}]
        normal3f[] normals = [${tuples(normals, 3)}] (
            interpolation = "vertex"
        )${hasPicture ? picture : ''}
        uniform token subdivisionScheme = "none"
        rel material:binding = </Root/Materials/${name}>
    }`;
}

type Entry = { name: string; bytes: Buffer };

function zip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const extra = alignment(offset + 30 + name.length);
    const head = local(name, bytes, extra);
    central.push(directory(name, bytes, offset));
    parts.push(head, bytes);
    offset += head.length + bytes.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** A field of the head that means nothing pushes the file to where it must begin; it is at least four bytes long. */
function alignment(at: number): Buffer {
  const rest = (ALIGNED - ((at + 4) % ALIGNED)) % ALIGNED;
  const field = Buffer.alloc(4 + rest);
  field.writeUInt16LE(0x19_86, 0);
  field.writeUInt16LE(rest, 2);
  return field;
}

function local(name: string, bytes: Buffer, extra: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(10, 4);
  head.writeUInt16LE(DAY, 12);
  head.writeUInt32LE(crc32(bytes), 14);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt32LE(bytes.length, 22);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, Buffer.from(name), extra]);
}

function directory(name: string, bytes: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(10, 4);
  head.writeUInt16LE(10, 6);
  head.writeUInt16LE(DAY, 14);
  head.writeUInt32LE(crc32(bytes), 16);
  head.writeUInt32LE(bytes.length, 20);
  head.writeUInt32LE(bytes.length, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, Buffer.from(name)]);
}
