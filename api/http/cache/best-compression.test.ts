import { afterEach, expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { startBestCompression, type BestCompression } from './best-compression.ts';
import { finishAnswer, prepareForm } from './finished-answer.ts';

const PAGE = Buffer.from(Array.from({ length: 2000 }, (_, index) => `<p>${index * 7919} screens</p>`).join(''));
let compression: BestCompression | undefined;
afterEach(() => compression?.close());

test('a page that is asked for again is compressed as small as it gets, one that nobody wants is left alone', async () => {
  const cache = new AnswerCache({ maxBytes: 10_000_000 });
  const make = async () => ({ answer: finishAnswer({ status: 200, headers: {}, body: PAGE }), isShared: true });
  const [wanted, seenOnce] = await Promise.all([cache.get('wanted', make), cache.get('seen once', make)]);
  for (const answer of [wanted, seenOnce]) await prepareForm(answer, 'br');
  const quick = wanted.bodies.br!.length;
  for (let visitor = 0; visitor < 3; visitor += 1) await cache.get('wanted', make);

  compression = startBestCompression({
    cache,
    giveWay: () => Promise.resolve(),
    onError: (error) => expect.unreachable(String(error)),
    everyMs: 5,
  });
  await vi.waitFor(() => expect(wanted.bodies.br!.length).toBeLessThan(quick), 60_000);
  expect(seenOnce.bodies.br!.length).toBe(quick);
});
