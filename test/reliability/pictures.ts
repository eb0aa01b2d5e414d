import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A small picture that differs with its name. */
export function pngOf(name: string): Promise<Buffer<ArrayBuffer>> {
  const [r, g, b] = createHash('sha256').update(name).digest();
  return sharp({ create: { width: 8, height: 8, channels: 3, background: { r: r!, g: g!, b: b! } } })
    .png()
    .toBuffer();
}
