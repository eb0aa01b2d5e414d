import { inflateSync } from 'node:zlib';

/** How much stands on each sheet of a PDF that Chromium made: the letters its text operators show. */
export function lettersOnSheets(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, number]) => lettersIn(pdf, text, Number(number)));
}

function lettersIn(pdf: Buffer, text: string, number: number): number {
  const object = text.indexOf(`\n${number} 0 obj`);
  const start = text.indexOf('stream', object) + 'stream\n'.length;
  const [, length = '0'] = /\/Length (\d+)/.exec(text.slice(object, start)) ?? [];
  const drawn = inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1');
  // Chromium names every letter by four hexadecimal digits.
  return [...drawn.matchAll(/<([0-9A-F]+)>/gi)].reduce((sum, [, digits]) => sum + digits!.length / 4, 0);
}
