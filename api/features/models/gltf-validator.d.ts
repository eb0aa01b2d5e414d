declare module 'gltf-validator' {
  type Report = {
    issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string }[] };
    info: { totalTriangleCount: number };
  };
  export function validateBytes(bytes: Uint8Array, options?: { format?: 'glb' | 'gltf' }): Promise<Report>;
}
