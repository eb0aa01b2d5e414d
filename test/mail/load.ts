import { setTimeout as wait } from 'node:timers/promises';
import { quickCaller } from '#test/rig/quick-call.ts';
import type { ServerProcess } from '#test/rig/server-process.ts';

const CLIENTS = 16;
const AGAIN_MS = 20;

export type Answered = { number: number; reference: string; ms: number };

/** Names no two submissions share, and that cannot be part of one another. */
export function tokenOf(number: number): string {
  return `inquiry-${String(number).padStart(5, '0')}.`;
}

/** Visitors who press the button again until they are thanked, each from an address of their own. */
export async function submit(
  server: () => ServerProcess,
  numbers: readonly number[],
  onAnswer: (answered: Answered) => void,
): Promise<void> {
  const queue = [...numbers];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) onAnswer(await submitOnce(server, number));
    }),
  );
}

async function submitOnce(server: () => ServerProcess, number: number): Promise<Answered> {
  const json = { kind: 'contact', fields: { name: `Visitor ${number}`, number: '+966 50 000 0000', message: tokenOf(number) } };
  const headers = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  for (;;) {
    const call = quickCaller(server().url);
    const startedAt = performance.now();
    try {
      const { status, body } = await call('POST', '/api/en/email/send-email-sa', { json, headers });
      if (status === 200) return { number, reference: String(body['reference']), ms: performance.now() - startedAt };
      if (status !== 503) throw new Error(`submission ${number} was answered ${status}`);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error; // only a cut connection is worth another press
    } finally {
      call.close();
    }
    await wait(AGAIN_MS);
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
