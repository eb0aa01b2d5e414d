import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { dispositionOf } from '#api/http/content-disposition.ts';
import { parseRange } from '#api/http/byte-range.ts';
import { readParts } from '#api/http/multipart.ts';
import { readCsv } from '#api/features/exchange/csv.ts';
import { csvOf } from '#api/kernel/csv.ts';
import { bestCpuMs, say } from './beside.ts';

/**
 * What we wrote ourselves beside the best kept library on the same work (docs/decisions/0073-by-hand.md). The libraries are not ours:
 * `npm install --prefix /tmp/beside content-disposition range-parser csv-parse @fastify/busboy`, then
 * `LIBRARIES=/tmp/beside node bench/beside-libraries.ts`.
 */
const fromOutside = createRequire(join(process.env['LIBRARIES'] ?? '', 'package.json'));

const NAMES = ['brief.pdf', 'عرض سعر رقم ١٢.pdf', "it's (new) *.pdf", 'a"b\\c.pdf', 'emoji 🎬.mp4'];

async function disposition(): Promise<void> {
  const library: { create?: (name: string) => string } & ((name: string) => string) = fromOutside('content-disposition');
  const theirs = library.create ?? library;
  const many = (write: (name: string) => string) => () => {
    for (let time = 0; time < 40_000; time += 1) write(NAMES[time % NAMES.length] ?? '');
  };
  say('content-disposition, 40,000 names', {
    ours: await bestCpuMs(many((name) => dispositionOf('attachment', name))),
    theirs: await bestCpuMs(many((name) => theirs(name))),
    oursOf: NAMES.map((name) => dispositionOf('attachment', name)),
    theirsOf: NAMES.map((name) => theirs(name)),
  });
}

const RANGES = [
  'bytes=0-99',
  'bytes=100-',
  'bytes=-50',
  'bytes=0-0,5-9',
  'bytes=5-2',
  'bytes=2000-',
  'nonsense',
  'bytes=-0',
  'bytes= 0-5',
  'bytes=0x1-5',
];

async function ranges(): Promise<void> {
  const theirs: (size: number, header: string) => unknown = fromOutside('range-parser');
  const many = (read: (header: string) => unknown) => () => {
    for (let time = 0; time < 200_000; time += 1) read(RANGES[time % RANGES.length] ?? '');
  };
  say('byte ranges, 200,000 headers', {
    ours: await bestCpuMs(many((header) => parseRange(header, 1000))),
    theirs: await bestCpuMs(many((header) => theirs(1000, header))),
    answers: RANGES.map((header) => [header, parseRange(header, 1000), theirs(1000, header)]),
  });
}

async function csv(): Promise<void> {
  const { parse } = fromOutside('csv-parse/sync');
  const rows = Array.from({ length: 20_000 }, (_, row) => [
    row,
    `Wall ${row}`,
    'جدار "عرض"',
    'a, b',
    'two\nlines',
    '',
    '=1+1',
    'x'.repeat(60),
  ]);
  const text = csvOf(['id', 'en', 'ar', 'c', 'd', 'e', 'f', 'g'], rows);
  say(`CSV, ${Math.round(text.length / 1000)} kB read`, {
    ours: await bestCpuMs(() => [...readCsv(text)].length),
    theirs: await bestCpuMs(() => parse(text, { bom: true }).length),
  });
}

const BOUNDARY = 'x'.repeat(30);
function part(head: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), body, Buffer.from('\r\n')]);
}
function chunked(body: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) => body.subarray(at * 65_536, (at + 1) * 65_536));
}
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const LARGE = Buffer.concat([part('name="file"; filename="a.bin"', Buffer.alloc(20_000_000, 'y')), END]);
const FIELDS = Buffer.concat([...Array.from({ length: 2000 }, (_, at) => part(`name="f${at}"`, Buffer.from(`value ${at}`))), END]);
const HOSTILE: Readonly<Record<string, Buffer>> = {
  'cut in a head': Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; na`),
  'no end': part('name="a"', Buffer.from('b')),
  'no first boundary': Buffer.from('nothing of the kind'),
  'head without a name': Buffer.concat([part('', Buffer.from('b')), END]),
  empty: Buffer.alloc(0),
  'a head of 100 kB': Buffer.concat([part(`name="${'n'.repeat(100_000)}"`, Buffer.from('b')), END]),
};

async function readOurs(body: Buffer): Promise<string> {
  let parts = 0;
  try {
    for await (const piece of readParts(Readable.from(chunked(body)), TYPE)) if (!Buffer.isBuffer(piece)) parts += 1;
    return `${parts} parts`;
  } catch {
    return 'refused';
  }
}

function readTheirs(body: Buffer): Promise<string> {
  const { Busboy } = fromOutside('@fastify/busboy');
  return new Promise((resolve) => {
    let parts = 0;
    const reader = new Busboy({ headers: { 'content-type': TYPE }, limits: { fields: 10_000, parts: 10_000 } });
    const silent = setTimeout(() => resolve('no event within a second'), 1000);
    const end = (said: string) => {
      clearTimeout(silent);
      resolve(said);
    };
    reader.on('file', (_name: string, file: Readable) => {
      parts += 1;
      file.on('error', () => undefined).resume();
    });
    reader.on('field', () => (parts += 1));
    reader.on('finish', () => end(`${parts} parts`));
    reader.on('error', () => end('refused'));
    Readable.from(chunked(body)).pipe(reader);
  });
}

async function multipart(): Promise<void> {
  say('multipart, a file of 20 MB', { ours: await bestCpuMs(() => readOurs(LARGE)), theirs: await bestCpuMs(() => readTheirs(LARGE)) });
  say('multipart, 2,000 fields', { ours: await bestCpuMs(() => readOurs(FIELDS)), theirs: await bestCpuMs(() => readTheirs(FIELDS)) });
  for (const [name, body] of Object.entries(HOSTILE))
    say(`multipart, ${name}`, { ours: await readOurs(body), theirs: await readTheirs(body) });
}

await disposition();
await ranges();
await csv();
await multipart();
