import { expect, test } from 'vitest';
import type { Change } from '#store/subjects.ts';
import { followChanges } from './follow-changes.ts';

function open(follow: (built: string[], change: Change) => Promise<void>) {
  let tell: (change: Change) => void = () => {};
  let builds = 0;
  const ask = followChanges<string[]>({
    onChange: (listener) => {
      tell = listener;
      return () => {};
    },
    build: async () => [`built ${(builds += 1)}`],
    follow,
  });
  return { ask, tell: (change: Change) => tell(change) };
}

test('it is made once, when somebody asks, and follows changes in their order', async () => {
  const { ask, tell } = open(async (built, change) => {
    if (change[0] === 'products#1') await new Promise(setImmediate);
    built.push(String(change));
  });
  tell(['products#9']);
  expect(await ask()).toEqual(['built 1']);
  tell(['products#1']);
  tell(['products#2']);
  expect(await ask()).toEqual(['built 1', 'products#1', 'products#2']);
});

test('what fails to follow is made anew, once', async () => {
  const { ask, tell } = open(async () => {
    throw new Error('out of reach');
  });
  expect(await ask()).toEqual(['built 1']);
  tell('everything');
  await ask();
  expect(await ask()).toEqual(['built 2']);
  expect(await ask()).toEqual(['built 2']);
});
