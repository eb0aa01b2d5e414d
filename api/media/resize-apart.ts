import { fork, type ChildProcess } from 'node:child_process';
import { isRecord } from '#content/known.ts';
import { RefusedFile } from '#api/http/refused-file.ts';
import type { ResizeTask } from './resize-process.ts';

/** After so long without a picture it gives back its memory. */
const IDLE_MS = 10_000;

export type ResizeApart = { resize: (task: ResizeTask) => Promise<Uint8Array>; close: () => void };

/** Takes all a processor has for a moment: one at a time, in a process of its own that takes nobody along when it dies. */
export function openResizeApart(): ResizeApart {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const process = fork(new URL('./resize-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    process.on('error', () => {}); // whoever asked has a listener of his own
    process.once('exit', () => {
      if (child === process) child = undefined;
    });
    return process;
  }

  function close(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  return {
    async resize(task) {
      clearTimeout(idle);
      const process = (child ??= start());
      const answer = Promise.withResolvers<unknown>();
      const onMessage = (message: unknown) => answer.resolve(message);
      const onExit = () => answer.reject(new Error('the process that makes smaller pictures has ended'));
      process.once('message', onMessage).once('exit', onExit).once('error', answer.reject);
      process.send(task, (error) => error && answer.reject(error));
      try {
        const resized = await answer.promise;
        if (isRecord(resized) && resized['picture'] instanceof Uint8Array) return resized['picture'];
        throw new RefusedFile('unreadable-file');
      } finally {
        process.off('message', onMessage).off('exit', onExit).off('error', answer.reject);
        idle = setTimeout(close, IDLE_MS).unref();
      }
    },
    close,
  };
}
