export type Schedule = { stop: () => Promise<void> };

type Parts = { soonMs: number; everyMs: number; run: () => Promise<void>; onError: (error: unknown) => void };

/** Something done soon after the start and then every now and then, never twice at once. */
export function startSchedule({ soonMs, everyMs, run, onError }: Parts): Schedule {
  let running = Promise.resolve();
  const next = () => {
    running = running.then(run).catch(onError);
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
