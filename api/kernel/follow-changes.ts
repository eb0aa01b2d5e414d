import type { Changes } from '#store/changes.ts';
import type { Change } from '#store/subjects.ts';
import { AppError } from '#api/errors.ts';

type Parts<Built> = {
  onChange: Changes['onChange'];
  build: () => Promise<Built>;
  /** One change after the other, in the order they were made. */
  follow: (built: Built, change: Change) => Promise<void>;
  /** Longest wait of somebody who asks while the first build goes on. */
  longestWaitMs?: number;
  /** It can be read while it follows, so that whoever has waited long enough is given what there was before. */
  isWholeMeanwhile?: boolean;
};

const LONGEST_WAIT_MS = 20_000;

/** Made of the content when first asked for, then following its changes. What fails is made anew for whoever asks next, who hears why. */
export function followChanges<Built>(parts: Parts<Built>): { ready: () => Promise<Built>; soon: (waitMs?: number) => Promise<Built> } {
  const { onChange, build, follow, longestWaitMs = LONGEST_WAIT_MS, isWholeMeanwhile = false } = parts;
  let built: Promise<Built> | undefined;
  let last: { found: Built } | undefined;
  let work: Promise<void> = Promise.resolve();

  onChange((change) => {
    if (!built) return;
    const mine = built;
    work = work.then(async () => follow(await mine, change)).catch(() => forget(mine));
  });

  function forget(failed: Promise<Built>): void {
    if (built !== failed) return;
    built = undefined;
    last = undefined;
  }

  /** However long it takes. */
  async function ready(): Promise<Built> {
    const mine = (built ??= build());
    try {
      const found = await mine;
      last = { found };
      await work;
      return found;
    } catch (error) {
      forget(mine);
      throw error;
    }
  }

  async function soon(waitMs = longestWaitMs): Promise<Built> {
    const waiting = Promise.withResolvers<Built>();
    const timer = setTimeout(() => {
      if (last && isWholeMeanwhile) waiting.resolve(last.found);
      else waiting.reject(new AppError('overloaded'));
    }, waitMs);
    return Promise.race([ready(), waiting.promise]).finally(() => clearTimeout(timer));
  }

  return { ready, soon };
}
