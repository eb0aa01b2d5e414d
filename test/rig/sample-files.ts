import { randomInt } from 'node:crypto';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';
import sharp from 'sharp';
import type { FileKind } from '#content/fields/file-endings.ts';

const SMALL_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
xref
0 1
trailer<</Root 1 0 R>>
startxref
162
%%EOF
`;

/** Anywhere: a worker that takes over from another must not make its pictures again, which the library knows. */
let shade = randomInt(0xffffff);

/** A small true file of each kind; every picture differs from the ones before. */
export async function sampleFile(kind: FileKind, name = `sample-${kind}`): Promise<File> {
  switch (kind) {
    case 'image':
      return new File([new Uint8Array(await picture('png'))], `${name}.png`, { type: 'image/png' });
    case 'pdf':
      return new File([SMALL_PDF], `${name}.pdf`, { type: 'application/pdf' });
    case 'video':
      return new File([await video(new WebMOutputFormat())], `${name}.webm`, { type: 'video/webm' });
  }
}

export async function sampleJpeg(name = 'photo.jpg'): Promise<File> {
  return new File([new Uint8Array(await picture('jpeg'))], name, { type: 'image/jpeg' });
}

export async function sampleMp4(name = 'film.mp4'): Promise<File> {
  return new File([await video(new Mp4OutputFormat({ fastStart: 'in-memory' }))], name, { type: 'video/mp4' });
}

async function picture(format: 'png' | 'jpeg'): Promise<Buffer> {
  shade = (shade + 1) % 0xffffff;
  const background = { r: shade & 0xff, g: (shade >> 8) & 0xff, b: shade >> 16 };
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

const KEY_FRAME = new Uint8Array([0x82, 0x49, 0x83, 0x42, 0, 1, 0xf0, 0, 0xf0, 0, 0x38, 0x24, 0x1c, 0x18, 0, 0, 0, 0x20, 0, 0]);

/** One packet behind right headers: enough for whoever reads the facts of a video. */
async function video(format: Mp4OutputFormat | WebMOutputFormat): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  await source.add(new EncodedPacket(KEY_FRAME, 'key', 0, 1), {
    decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 16, codedHeight: 16 },
  });
  await output.finalize();
  return new Uint8Array(target.buffer!);
}
