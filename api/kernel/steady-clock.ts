import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Time that nobody can set: how long this machine has been up, also asleep. Two of one boot can be compared. */
export type SteadyTime = { boot: string; ms: number };
export type SteadyClock = () => SteadyTime;

const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** A machine that does not say which boot it is in is compared within one process alone. */
export function openSteadyClock(): SteadyClock {
  const boot = bootId() ?? `process ${process.pid} ${Date.now()}`;
  return () => ({ boot, ms: Math.round(uptime() * 1000) });
}

function bootId(): string | undefined {
  try {
    return readFileSync(BOOT_ID, 'utf8').trim();
  } catch {
    return undefined; // only Linux has it
  }
}
