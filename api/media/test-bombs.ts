import { crc32, deflateSync } from 'node:zlib';

/** 5 kB that claim four thousand million pixels (h2non/bimg#394). */
export function claimingJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc00011080000000003011100021100031100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda000c03010002000300003f00', 'hex'),
    Buffer.alloc(5000),
    Buffer.from('ffd9', 'hex'),
  ]);
}

export function flatPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit, grey
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A still picture that says it has frames. */
export function movingPng(): Buffer {
  const still = flatPng(8, 8);
  const control = Buffer.from('0000000100000000', 'hex');
  return Buffer.concat([still.subarray(0, 33), chunk('acTL', control), still.subarray(33)]);
}

export function manyFramesGif(frames: number, width = 1, height = 1): Buffer {
  const screen = Buffer.from('47494638396100000000800000000000ffffff', 'hex');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
