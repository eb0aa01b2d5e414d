import { brotliCompress, brotliDecompressSync, gzip } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishAnswer, headOf, prepareForm, prepareFormsOf } from './finished-answer.ts';

vi.mock('node:zlib', { spy: true });
beforeEach(() => void vi.clearAllMocks());

const page = (text: string) => finishAnswer({ status: 200, headers: {}, body: Buffer.from(text.repeat(2000)) });

test('an answer is compressed once however many ask at the same time', async () => {
  const answer = page('a page ');
  await Promise.all(Array.from({ length: 50 }, () => prepareForm(answer, 'br')));
  await prepareForm(answer, 'br');
  expect(brotliCompress).toHaveBeenCalledTimes(1);
  expect(brotliDecompressSync(answer.bodies.br!).toString()).toBe('a page '.repeat(2000));
  expect(answer.preparing.size).toBe(0);
});

test('the next answer has the forms that were asked of the last one, and no others', async () => {
  const [last, next] = [page('old '), page('new ')];
  await prepareForm(last, 'br');
  await prepareFormsOf(last, next);
  expect(brotliDecompressSync(next.bodies.br!).toString()).toBe('new '.repeat(2000));
  expect(gzip).not.toHaveBeenCalled();
  const small = finishAnswer({ status: 404, headers: {}, body: Buffer.from('small') });
  await prepareFormsOf(last, small);
  expect(small.bodies).toEqual({ identity: Buffer.from('small') });
});

test('a plain answer names no encoding, a compressed one names its own and both say how long they are', async () => {
  const answer = page('a page ');
  await prepareForm(answer, 'br');
  expect(headOf(answer, 'identity').values).not.toHaveProperty('content-encoding');
  expect(headOf(answer, 'identity').values['content-length']).toBe(String(answer.bodies.identity.length));
  expect(headOf(answer, 'br').values).toMatchObject({ 'content-encoding': 'br', 'content-length': String(answer.bodies.br!.length) });
});
