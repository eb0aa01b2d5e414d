import { setTimeout as wait } from 'node:timers/promises';

const DATABASE_WAIT_MS = 30_000;
const DATABASE_RETRY_MS = 500;

/** A database that starts together with us may need a moment; a wrong address must not wait for ever. */
export async function whenReachable<Result>(use: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      return await use();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const isComing = ['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', '57P03'].includes(code);
      if (!isComing || performance.now() > deadline) throw error;
      await wait(DATABASE_RETRY_MS);
    }
  }
}
