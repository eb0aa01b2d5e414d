import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTurns } from './page-turns.ts';

test('what was made leaves before the last one in the queue is begun', async () => {
  const inTurn = openTurns(1);
  const happened: string[] = [];
  const answer = async (name: string) => {
    await inTurn(async () => happened.push(`made ${name}`));
    await turn(); // as compressing and sending do
    happened.push(`sent ${name}`);
  };
  await Promise.all(['first', 'second', 'third'].map(answer));
  expect(happened.indexOf('sent first')).toBeLessThan(happened.indexOf('made third'));
  expect(happened.filter((what) => what.startsWith('made'))).toEqual(['made first', 'made second', 'made third']);
});

test('one that fails gives its turn to the next', async () => {
  const inTurn = openTurns(1);
  const failing = inTurn(() => Promise.reject(new Error('ill')));
  const next = inTurn(async () => 'well');
  await expect(failing).rejects.toThrow('ill');
  expect(await next).toBe('well');
});
