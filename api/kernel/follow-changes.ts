import type { Changes } from '#store/changes.ts';
import type { Change } from '#store/subjects.ts';

type Parts<Built> = {
  onChange: Changes['onChange'];
  build: () => Promise<Built>;
  /** One change after the other, in the order they were made. */
  follow: (built: Built, change: Change) => Promise<void>;
};

/**
 * Something that is made of the content when somebody first asks for it, and from then on follows its changes. What fails is made anew
 * for whoever asks next, who hears what is wrong.
 */
export function followChanges<Built>({ onChange, build, follow }: Parts<Built>): () => Promise<Built> {
  let built: Promise<Built> | undefined;
  let work: Promise<void> = Promise.resolve();

  onChange((change) => {
    if (!built) return;
    const mine = built;
    work = work.then(async () => follow(await mine, change)).catch(() => forget(mine));
  });

  function forget(failed: Promise<Built>): void {
    if (built === failed) built = undefined;
  }

  return async () => {
    const mine = (built ??= build());
    try {
      const found = await mine;
      await work;
      return found;
    } catch (error) {
      forget(mine);
      throw error;
    }
  };
}
