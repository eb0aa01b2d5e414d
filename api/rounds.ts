export type Rounds = { stop: () => Promise<void> };

type Parts = { soonMs: number; everyMs: number; round: () => Promise<void>; onError: (error: unknown) => void };

/** Something done soon after the start and then every now and then, never twice at once. */
export function startRounds({ soonMs, everyMs, round, onError }: Parts): Rounds {
  let running = Promise.resolve();
  const next = () => {
    running = running.then(round).catch(onError);
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
