export type Schedule = { stop: () => Promise<void> };

type Parts = { soonMs: number; everyMs: number; run: () => Promise<void>; onError: (error: unknown) => void };

/** Never twice at once: a turn that comes while the last is under way is left out, so a slow hour is not followed by all it kept waiting. */
export function startSchedule({ soonMs, everyMs, run, onError }: Parts): Schedule {
  let running: Promise<void> | undefined;
  const next = () => {
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined));
  };
  const first = setTimeout(next, soonMs);
  const timer = setInterval(next, everyMs);
  first.unref();
  timer.unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
