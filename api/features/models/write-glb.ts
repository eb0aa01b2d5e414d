import type { Picture } from './screen-picture.ts';
import { bodyMesh, type Mesh, screenMesh } from './mesh.ts';
import type { ModelScene } from './model-scene.ts';

const [FLOAT, UNSIGNED_SHORT] = [5126, 5123];
const [ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER] = [34_962, 34_963];
const [MAGIC, JSON_CHUNK, BINARY_CHUNK] = [0x46_54_6c_67, 0x4e_4f_53_4a, 0x00_4e_49_42];
const SPACE = 0x20;

type View = { buffer: 0; byteOffset: number; byteLength: number; target?: number };

/** Binary glTF 2.0: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html */
export function writeGlb(scene: ModelScene, picture: Picture, name: string): Buffer {
  const parts: Buffer[] = [];
  const bufferViews: View[] = [];
  const accessors: object[] = [];

  function addView(bytes: Buffer, target?: number): number {
    const byteOffset = parts.reduce((length, part) => length + part.length, 0);
    bufferViews.push({ buffer: 0, byteOffset, byteLength: bytes.length, ...(target && { target }) });
    parts.push(padded(bytes, 0));
    return bufferViews.length - 1;
  }

  function addNumbers(values: readonly number[], size: 1 | 2 | 3): number {
    const isIndex = size === 1;
    const typed = isIndex ? Uint16Array.from(values) : Float32Array.from(values);
    const view = addView(Buffer.from(typed.buffer), isIndex ? ELEMENT_ARRAY_BUFFER : ARRAY_BUFFER);
    const columns = Array.from({ length: size }, (_, column) => Array.from(typed).filter((__, at) => at % size === column));
    accessors.push({
      bufferView: view,
      componentType: isIndex ? UNSIGNED_SHORT : FLOAT,
      count: typed.length / size,
      type: { 1: 'SCALAR', 2: 'VEC2', 3: 'VEC3' }[size],
      min: columns.map((column) => Math.min(...column)),
      max: columns.map((column) => Math.max(...column)),
    });
    return accessors.length - 1;
  }

  function primitive({ positions, normals, uvs, indices }: Mesh, material: number, hasPicture: boolean): object {
    const attributes = {
      POSITION: addNumbers(positions, 3),
      NORMAL: addNumbers(normals, 3),
      ...(hasPicture && { TEXCOORD_0: addNumbers(uvs, 2) }),
    };
    return { attributes, indices: addNumbers(indices, 1), material };
  }

  const primitives = [primitive(bodyMesh(scene), 0, false), primitive(screenMesh(scene, picture.ratio), 1, true)];
  const document = {
    asset: { version: '2.0', generator: 'Lamha' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [{ primitives, name }],
    materials: [
      { name: 'body', pbrMetallicRoughness: { baseColorFactor: [0.02, 0.02, 0.02, 1], metallicFactor: 0.3, roughnessFactor: 0.6 } },
      {
        name: 'screen',
        pbrMetallicRoughness: { baseColorFactor: [0, 0, 0, 1], metallicFactor: 0, roughnessFactor: 0.4 },
        emissiveTexture: { index: 0 },
        emissiveFactor: [1, 1, 1],
      },
    ],
    textures: [{ source: 0, sampler: 0 }],
    samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 33_071, wrapT: 33_071 }],
    images: [{ bufferView: addView(picture.bytes), mimeType: 'image/png', name: 'picture' }],
    accessors,
    bufferViews,
    buffers: [{ byteLength: parts.reduce((length, part) => length + part.length, 0) }],
  };
  const json = chunk(JSON_CHUNK, padded(Buffer.from(JSON.stringify(document)), SPACE));
  const binary = chunk(BINARY_CHUNK, Buffer.concat(parts));
  const head = Buffer.alloc(12);
  head.writeUInt32LE(MAGIC, 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + json.length + binary.length, 8);
  return Buffer.concat([head, json, binary]);
}

function chunk(type: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(bytes.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, bytes]);
}

/** Everything begins at a multiple of four. */
function padded(bytes: Buffer, filling: number): Buffer {
  const rest = (4 - (bytes.length % 4)) % 4;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(rest, filling)]);
}
