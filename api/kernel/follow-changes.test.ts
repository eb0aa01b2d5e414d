import { expect, test } from 'vitest';
import type { Change } from '#store/subjects.ts';
import { followChanges } from './follow-changes.ts';

function open(follow: (built: string[], change: Change) => Promise<void>) {
  let tell: (change: Change) => void = () => {};
  let builds = 0;
  const { ready: ask } = followChanges<string[]>({
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

test('whoever has waited long enough is given what there was before, or told to come again', async () => {
  let tell: (change: Change) => void = () => {};
  const [first, following] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { soon, ready } = followChanges<string[]>({
    onChange: (listener) => {
      tell = listener;
      return () => {};
    },
    build: async () => {
      await first.promise;
      return ['built'];
    },
    async follow(built) {
      await following.promise;
      built.push('changed');
    },
    longestWaitMs: 1,
    isWholeMeanwhile: true,
  });
  await expect(soon()).rejects.toThrow('overloaded');
  first.resolve();
  await ready();
  tell(['products#1']);
  expect(await soon()).toEqual(['built']);
  following.resolve();
  expect(await ready()).toEqual(['built', 'changed']);
});
