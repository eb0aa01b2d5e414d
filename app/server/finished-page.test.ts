import { expect, test } from 'vitest';
import { finishPage } from './finished-page.ts';

const OPTIONS = { canBeShared: true, frames: [] };

function pageWith(status: number, headers: Record<string, string> = {}) {
  const response = new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html', ...headers } });
  return finishPage({ response, drawn: undefined }, OPTIONS);
}

test('a page that cannot be shown now says when to ask again, is kept by nobody, and may name its own time', async () => {
  const { answer, isShared } = await pageWith(503);
  expect([answer.headers['retry-after'], isShared]).toEqual(['5', false]);
  expect((await pageWith(503, { 'retry-after': '600' })).answer.headers['retry-after']).toBe('600');
  expect((await pageWith(200)).answer.headers).not.toHaveProperty('retry-after');
});
