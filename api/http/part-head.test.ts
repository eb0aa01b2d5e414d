import { expect, test } from 'vitest';
import { readPartHead } from './part-head.ts';

const head = (...lines: string[]) => readPartHead(Buffer.from(lines.join('\r\n')));
const disposition = (parameters: string) => head(`Content-Disposition: form-data${parameters}`);

test('a field has a name, a file also what it is called, in any script', () => {
  expect(disposition('; name="text"')).toEqual({ name: 'text', fileName: undefined });
  expect(disposition('; name="file"; filename="شعار الشركة.png"').fileName).toBe('شعار الشركة.png');
  expect(disposition('; name="file"; filename=""').fileName).toBe('');
  expect(disposition('; name=file; filename=plain.png')).toEqual({ name: 'file', fileName: 'plain.png' });
});

test('quotes come back as they were, whichever way a client escaped them', () => {
  expect(disposition('; name="f"; filename="12%22 screen.png"').fileName).toBe('12" screen.png');
  expect(disposition(String.raw`; name="f"; filename="a\"b\\c.png"`).fileName).toBe(String.raw`a"b\c.png`);
});

test('of two names the plain one counts, and an extended one must be UTF-8', () => {
  expect(disposition(`; name="f"; filename*=UTF-8''%D8%B4.png`).fileName).toBe('ش.png');
  expect(disposition(`; name="f"; filename="a.png"; filename*=UTF-8''b.png`).fileName).toBe('a.png');
  expect(() => disposition(`; name="f"; filename*=UTF-8''%FF.png`)).toThrow('malformed');
  expect(() => disposition(`; name="f"; filename*=iso-8859-1''a.png`)).toThrow('malformed');
});

test.each([
  ['no name', ['Content-Disposition: form-data']],
  ['an empty name', ['Content-Disposition: form-data; name=""']],
  ['a name beyond measure', [`Content-Disposition: form-data; name="${'n'.repeat(101)}"`]],
  ['two names', ['Content-Disposition: form-data; name="a"; name="b"']],
  ['something behind the parameters', ['Content-Disposition: form-data; name="a" b']],
  ['a quote that does not end', ['Content-Disposition: form-data; name="a']],
  ['another kind of part', ['Content-Disposition: attachment; name="a"']],
  ['a header twice', ['Content-Disposition: form-data; name="a"', 'content-disposition: form-data; name="b"']],
  ['a line that is no header', ['Content-Disposition: form-data; name="a"', 'nonsense']],
  ['a control character', ['Content-Disposition: form-data; name="a\u0000"']],
  ['more headers than anybody sends', ['Content-Disposition: form-data; name="a"', ...Array.from({ length: 8 }, (_, at) => `X-${at}: 1`)]],
])('a part with %s is refused', (_what, lines) => {
  expect(() => head(...lines)).toThrow('malformed');
});

test('bytes that are no text are refused, not stored as question marks', () => {
  const bytes = Buffer.concat([Buffer.from('Content-Disposition: form-data; name="f"; filename="'), Buffer.from([0xff]), Buffer.from('"')]);
  expect(() => readPartHead(bytes)).toThrow('malformed');
});
