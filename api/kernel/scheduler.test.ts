import { expect, test, vi } from 'vitest';
import { startSchedule } from './scheduler.ts';

test('turns that come while one is under way are left out, one that fails stops nothing, and none comes after the stop', async () => {
  vi.useFakeTimers();
  try {
    const log: string[] = [];
    let under = Promise.withResolvers<void>();
    const run = () => {
      log.push('begun');
      under = Promise.withResolvers<void>();
      return under.promise;
    };
    const schedule = startSchedule({ soonMs: 5, everyMs: 60, run, onError: (error) => log.push(String(error)) });
    await vi.advanceTimersByTimeAsync(4);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(log).toEqual(['begun']);
    under.resolve();
    await vi.advanceTimersByTimeAsync(60);
    expect(log).toEqual(['begun', 'begun']);
    under.reject(new Error('failed'));
    await vi.advanceTimersByTimeAsync(60);
    expect(log).toEqual(['begun', 'begun', 'Error: failed', 'begun']);
    const stopped = schedule.stop();
    under.resolve();
    await stopped;
    await vi.advanceTimersByTimeAsync(600);
    expect(log).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});
