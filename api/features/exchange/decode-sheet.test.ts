import { expect, test } from 'vitest';
import { decodeSheet } from './decode-sheet.ts';
import { readCsv } from './csv.ts';

const SHEET = 'collection,name.ar\r\nproducts,شاشة\r\n';
const WINDOWS_1256: Readonly<Record<string, number>> = { ش: 0xd4, ا: 0xc7, ة: 0xc9 };

const utf16 = Buffer.from(SHEET, 'utf16le');
const encodings: [string, Uint8Array][] = [
  ['UTF-8', Buffer.from(SHEET)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${SHEET}`)],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16 without its mark', utf16],
  ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  ['Windows-1256', Uint8Array.from(SHEET, (letter) => WINDOWS_1256[letter] ?? letter.charCodeAt(0))],
];

test.each(encodings)('L9: a sheet that was saved as %s is read', (_name, bytes) => {
  expect([...readCsv(decodeSheet(bytes))]).toEqual([
    ['collection', 'name.ar'],
    ['products', 'شاشة'],
  ]);
});

test('L9: what Excel calls Unicode text has tabs between its cells', () => {
  expect([...readCsv(decodeSheet(Buffer.from(`\ufeff${SHEET.replaceAll(',', '\t')}`, 'utf16le')))][1]).toEqual(['products', 'شاشة']);
});

test('L9: an empty file is an empty sheet', () => {
  expect(decodeSheet(new Uint8Array())).toBe('');
});
