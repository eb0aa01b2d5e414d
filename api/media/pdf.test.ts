import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '#api/errors.ts';
import { stageFile } from './inspect-file.ts';
import { makePdf, packed } from './test-pdf.ts';
import { proves } from '#test/requirements/proves.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamha-pdf-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stage(bytes: Uint8Array): Promise<unknown> {
  const tempPath = join(folder, 'upload');
  await writeFile(tempPath, bytes);
  const outcome = await stageFile({ field: 'specsheet', originalName: 'لوحة.pdf', tempPath, size: bytes.length }, ['pdf']).catch(
    (error: unknown) => error,
  );
  return outcome instanceof AppError ? outcome.details.fields?.['specsheet'] : outcome;
}

const STREAM = (bytes: string) => `<</Length 9>>stream\n${bytes}\nendstream`;

const DOCUMENTS: Record<string, Buffer> = {
  'a plain document': makePdf(),
  'a document with compressed objects': makePdf({ compressed: ['<</Type/Font>>', '<</A 1>>'] }),
  'a document whose filter is in a list': makePdf({ compressed: ['<<>>'], dictionary: '/Filter [/FlateDecode]' }),
  'a document whose objects are not compressed': makePdf({
    objects: ['<</Type/ObjStm/N 1/First 4/Length 9>>\nstream\n10 0 <<>>\nendstream'],
  }),
  'words about JavaScript': makePdf({ objects: ['(The word JavaScript, /JavaScripts and /AAA)'] }),
  'a web link': makePdf({ catalog: '/OpenAction[3 0 R/Fit]', objects: ['<</S/URI/URI(https://example.com)>>'] }),
  'bytes that look like short names by chance': makePdf({ objects: [STREAM('\x01/JS(/AA<<\x02/XFA ')] }),
};

test.each(Object.keys(DOCUMENTS))('%s comes in', async (what) => {
  expect(await stage(DOCUMENTS[what]!)).toMatchObject({
    file: { kind: 'pdf', type: 'application/pdf', originalName: 'لوحة.pdf', variantsState: 'none', width: null },
  });
});

const NO_DOCUMENTS: Record<string, Buffer> = {
  'line feeds between the first and the last words of one': Buffer.from(`%PDF-1.4${'\n'.repeat(100_000)}%%EOF\n`),
  'no place of the table': makePdf({ tail: '%%EOF\n' }),
  'a place beyond its end': makePdf({ tail: 'startxref\n999999999\n%%EOF\n' }),
  'a place where no table is': makePdf({ tail: 'startxref\n12\n%%EOF\n' }),
  'a table that names no first object': Buffer.from(makePdf().toString().replace('/Root 1 0 R', '/Info 1 0 R')),
  'a first object that is no catalogue': Buffer.from(makePdf().toString().replace('/Type/Catalog', '/Type/Nothing')),
};

test.each(Object.keys(NO_DOCUMENTS))('%s: that is no document', async (what) => {
  expect(await stage(NO_DOCUMENTS[what]!)).toBe('unreadable-file');
});

test('a catalogue that is written compressed counts, and so does a stream of references instead of a table', async () => {
  const head = Buffer.concat([Buffer.from('%PDF-1.7\n'), packed(['<</Type/Catalog/Pages 2 0 R>>'])]);
  const references = Buffer.from(
    `98 0 obj\n<</Type /XRef /Root 100 0 R /Length 2>>\nstream\n__\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`,
  );
  expect(await stage(Buffer.concat([head, references]))).toMatchObject({ file: { kind: 'pdf' } });
});

test('L1: object streams that lie in each other are inflated once, in the thread that is watched', async () => {
  const empty = Buffer.from('000000ffff', 'hex');
  const opening = Buffer.from('<</Type/ObjStm/N 1/Filter/FlateDecode>>stream\n\x78\x9c', 'latin1');
  // A stored block that holds the next stream, and so on to the end: each of them reads all that follow.
  const nested = Array.from({ length: 2000 }, () => {
    const length = Buffer.alloc(5);
    length.writeUInt16LE(opening.length, 1);
    length.writeUInt16LE(~opening.length & 0xffff, 3);
    return [length, opening];
  }).flat();
  const blocks = Array.from({ length: 1_000_000 }, () => empty);
  const body = Buffer.concat([makePdf({ tail: '' }), opening, ...nested, ...blocks, Buffer.from('010000ffff', 'hex')]);
  const bytes = Buffer.concat([body, Buffer.from(`\nstartxref\n${body.indexOf('xref')}\n%%EOF\n`)]);
  expect(await stage(bytes)).toBe('active-file');
});

test('the uploader hears why a document with a script is refused', async () => {
  expect(await stage(makePdf({ catalog: '/OpenAction<</S/JavaScript>>' }))).toBe('active-file');
  expect(await stage(makePdf({ catalog: '/OpenAction 100 0 R', compressed: ['<</S/JavaScript>>'] }))).toBe('active-file');
  expect(await stage(makePdf({ tail: '' }))).toBe('unreadable-file');
});

test('compressed objects that grow without end are refused', async () => {
  expect(await stage(makePdf({ compressed: [' '.repeat(33_000_000)] }))).toBe('active-file');
});

test('a large document is read without holding up the server for long', async () => {
  const noise = randomBytes(20_000_000).toString('latin1').replaceAll('endstream', '');
  const before = process.threadCpuUsage();
  const document = makePdf({ objects: ['<<>>'], tail: '' });
  const rest = Buffer.from(`9 0 obj${STREAM(noise)}\nstartxref\n${document.indexOf('xref')}\n%%EOF`, 'latin1');
  expect(await stage(Buffer.concat([document, rest]))).toMatchObject({ file: {} });
  expect(cpuMsSince(before)).toBeLessThan(1000);
});

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const BOMBS = {
  'streams that begin and never end': 'stream\n'.repeat(1_400_000),
  'objects that all end at one place': '<</Type/ObjStm/N 1>>stream\n'.repeat(9000),
  'names that are begun again and again': '/J#61vaScrip'.repeat(800_000),
  'dictionaries inside each other': '<<'.repeat(4_000_000),
};

test.each(Object.keys(BOMBS) as (keyof typeof BOMBS)[])('A1: %s are read in one pass, beside the server', async (what) => {
  const bytes = makePdf({ objects: [BOMBS[what]] });
  const before = process.threadCpuUsage();
  const outcome = await stage(bytes);
  expect(cpuMsSince(before)).toBeLessThan(1000);
  // Not given up for taking too long, which would be `unreadable-file`.
  expect(outcome).not.toBe('unreadable-file');
});

test('AC-31: a document above 25 MB is refused', async () => {
  proves('AC-31');
  expect(await stage(makePdf({ objects: [' '.repeat(25_000_000)] }))).toBe('file-too-large');
});
