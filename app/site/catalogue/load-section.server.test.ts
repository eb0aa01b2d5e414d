import { expect, test, vi } from 'vitest';
import { losses, sectionOr } from './load-section.server.ts';

test('F-10 AB-17: a section that cannot be loaded is empty, and the reason is recorded', async () => {
  const written: string[] = [];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const onLoss = vi.fn<() => void>();
  expect(await losses.run(onLoss, () => sectionOr(Promise.reject(new Error('the disk is full')), []))).toEqual([]);
  expect(onLoss).toHaveBeenCalledOnce();
  stderr.mockRestore();
  expect(written.join('')).toContain('the disk is full');
});

test('a section that loads is passed on', async () => {
  expect(await sectionOr(Promise.resolve([1]), [])).toEqual([1]);
});
