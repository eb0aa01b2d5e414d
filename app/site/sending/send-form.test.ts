import { afterEach, expect, test, vi } from 'vitest';
import { proves } from '#test/requirements/proves.ts';
import { request } from '#app/page/api-client.ts';
import { type Call, sendForm } from './send-form.ts';

afterEach(() => vi.unstubAllGlobals());

const CALL: Call = {
  language: 'en',
  request: request('POST /send-email', { body: { subject: 'A wall', fields: { name: 'Sami' }, country: undefined } }),
};

function answer(status: number, body: unknown) {
  const fetch = vi.fn<(address: string, call: RequestInit) => Promise<Response>>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('what the server answers is told by its success, its status and its codes', async () => {
  answer(200, { success: true, reference: 'LM-1' });
  expect(await sendForm(CALL)).toMatchObject({ outcome: 'sent', reference: 'LM-1' });
  proves('D-12');
  answer(200, { success: false });
  expect((await sendForm(CALL)).outcome).toBe('failed');
  answer(202, { success: true });
  expect((await sendForm(CALL)).outcome).toBe('sent');
  answer(422, { success: false, codes: { name: 'required' } });
  expect(await sendForm(CALL)).toMatchObject({ outcome: 'invalid', fields: { name: 'required' } });
  answer(429, { success: false });
  expect((await sendForm(CALL)).outcome).toBe('too-many');
  answer(503, { success: false });
  expect((await sendForm(CALL)).outcome).toBe('failed');
  vi.stubGlobal('fetch', async () => new Response('<h1>Internal Server Error</h1>', { status: 500 }));
  expect((await sendForm(CALL)).outcome).toBe('unreached');
});

test('an answer is waited for half a minute, with a file as long as it takes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const plain = answer(200, { success: true });
  await sendForm(CALL);
  const withFile = answer(200, { success: true });
  await sendForm({ ...CALL, file: { name: 'attachment', file: new File(['x'], 'wall.pdf') } });
  const form = withFile.mock.calls[0]?.[1].body;
  proves('3-111');
  expect(timeout.mock.calls).toEqual([[30_000]]);
  expect(plain.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
  expect(withFile.mock.calls[0]?.[1].signal).toBeUndefined();
  expect(form instanceof FormData && [...form.keys()]).toEqual(['subject', 'fields', 'attachment']);
});
