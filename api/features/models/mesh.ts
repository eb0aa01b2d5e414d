import type { ModelScene } from './model-scene.ts';

export type Mesh = { positions: number[]; normals: number[]; uvs: number[]; indices: number[] };

/** Between body and picture, so that the two do not fight for the same place; the picture is the front that was measured. */
const AIR = 0.0005;

/** Six faces, each with corners of its own, so that edges stay edges. */
export function bodyMesh({ body: { width, height, depth } }: ModelScene): Mesh {
  const [x, y, z] = [width / 2, height, depth - AIR];
  const faces: [normal: number[], corners: number[][]][] = [
    [
      [0, 0, 1],
      [
        [-x, 0, z],
        [x, 0, z],
        [x, y, z],
        [-x, y, z],
      ],
    ],
    [
      [0, 0, -1],
      [
        [x, 0, 0],
        [-x, 0, 0],
        [-x, y, 0],
        [x, y, 0],
      ],
    ],
    [
      [1, 0, 0],
      [
        [x, 0, z],
        [x, 0, 0],
        [x, y, 0],
        [x, y, z],
      ],
    ],
    [
      [-1, 0, 0],
      [
        [-x, 0, 0],
        [-x, 0, z],
        [-x, y, z],
        [-x, y, 0],
      ],
    ],
    [
      [0, 1, 0],
      [
        [-x, y, z],
        [x, y, z],
        [x, y, 0],
        [-x, y, 0],
      ],
    ],
    [
      [0, -1, 0],
      [
        [-x, 0, 0],
        [x, 0, 0],
        [x, 0, z],
        [-x, 0, z],
      ],
    ],
  ];
  const mesh: Mesh = { positions: [], normals: [], uvs: [], indices: [] };
  for (const [normal, corners] of faces) addFace(mesh, corners, normal, [0, 0, 1, 1]);
  return mesh;
}

/** The picture covers the screen; what does not fit is cut off evenly. `ratio` is the picture's width by its height. */
export function screenMesh({ body: { depth }, screen: { width, height, bottom } }: ModelScene, ratio: number): Mesh {
  const [x, z, top] = [width / 2, depth, bottom + height];
  const own = width / height;
  const [across, down] = own > ratio ? [1, ratio / own] : [own / ratio, 1];
  const corners = [
    [-x, bottom, z],
    [x, bottom, z],
    [x, top, z],
    [-x, top, z],
  ];
  const mesh: Mesh = { positions: [], normals: [], uvs: [], indices: [] };
  addFace(mesh, corners, [0, 0, 1], [(1 - across) / 2, (1 - down) / 2, (1 + across) / 2, (1 + down) / 2]);
  return mesh;
}

/** Corners against the clock from the lower left; v grows downwards, as glTF counts it. */
function addFace(
  mesh: Mesh,
  corners: readonly (readonly number[])[],
  normal: readonly number[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): void {
  const first = mesh.positions.length / 3;
  for (const corner of corners) {
    mesh.positions.push(...corner);
    mesh.normals.push(...normal);
  }
  mesh.uvs.push(left, bottom, right, bottom, right, top, left, top);
  mesh.indices.push(...[0, 1, 2, 0, 2, 3].map((corner) => first + corner));
}
