import { expect, test, vi } from 'vitest';
import { sectionFailures, sectionOr } from './load-section.server.ts';
import { proves } from '#test/requirements/proves.ts';

test('F-10 AB-17: a section that cannot be loaded is empty, and the reason is recorded', async () => {
  const onSectionFailed = vi.fn<(error: unknown) => void>();
  proves('F-10');
  expect(await sectionFailures.run(onSectionFailed, () => sectionOr(Promise.reject(new Error('the section is broken')), []))).toEqual([]);
  proves('AB-17');
  expect(onSectionFailed.mock.calls).toEqual([[new Error('the section is broken')]]);
});

test('a section that loads is passed on', async () => {
  expect(await sectionOr(Promise.resolve([1]), [])).toEqual([1]);
});
