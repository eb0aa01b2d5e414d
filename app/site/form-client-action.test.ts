import { afterEach, expect, test, vi } from 'vitest';
import { formClientAction } from './form-client-action.ts';

afterEach(() => vi.useRealTimers());

test('the answer of the server is passed on', async () => {
  const answer = { outcome: 'sent', fields: {}, values: {} };
  expect(await formClientAction({ serverAction: () => Promise.resolve(answer) })).toEqual(answer);
});

test('a request that fails is an outcome of its own', async () => {
  expect((await formClientAction({ serverAction: () => Promise.reject(new TypeError('no network')) })).outcome).toBe('unreached');
});

test('3-111: after 30 seconds without an answer the request counts as failed', async () => {
  vi.useFakeTimers();
  let outcome: string | undefined;
  const waiting = formClientAction({ serverAction: () => new Promise(() => {}) }).then((answer) => (outcome = answer.outcome));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(outcome).toBe('unreached');
});

test('3-111 4-46: a form with a file is waited for as long as it takes', async () => {
  vi.useFakeTimers();
  const answer = { outcome: 'sent', fields: {}, values: {} };
  const serverAction = () => new Promise((resolve) => setTimeout(() => resolve(answer), 300_000));
  const waiting = formClientAction({ serverAction, isUpload: true });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await waiting).toEqual(answer);
});
