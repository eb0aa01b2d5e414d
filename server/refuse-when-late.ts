import type { FastifyInstance } from 'fastify';
import { AppError } from '#api/errors.ts';

const LOOK_MS = 100;
const LATE_LOOKS = 2;
const REFUSES_FOR_MS = 1000;
const STANDSTILL_MS = 3000;
const IDLE_SHARE = 0.02;
const AWAKE_AFTER_MS = 5000;

/** Asks visitors to come back while timers are late look after look. A single late one was one dear request, and is none of theirs. */
export function refuseWhenLate(app: FastifyInstance, mostLateMs: number, settlesWithinMs: number): void {
  let [settledAt, refusesUntil, lateLooks] = [Number.POSITIVE_INFINITY, 0, 0];
  const looking = lookForLateness((lateMs, stoodStill) => {
    const now = performance.now();
    if (stoodStill) settledAt = Math.max(settledAt, now + AWAKE_AFTER_MS);
    lateLooks = lateMs > mostLateMs && !stoodStill ? lateLooks + 1 : 0;
    if (lateLooks >= LATE_LOOKS) refusesUntil = now + REFUSES_FOR_MS;
  });
  app.addHook('onListen', async () => {
    settledAt = performance.now() + settlesWithinMs;
  });
  app.addHook('onClose', async () => clearInterval(looking));
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const now = performance.now();
    // Whoever watches the server must still be able to ask it.
    const isWatcher = /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url);
    done(!isWatcher && now > settledAt && now < refusesUntil ? new AppError('overloaded') : undefined);
  });
}

/** A process that was stopped, or whose machine slept, is late without having worked: nobody has asked too much of it. */
function lookForLateness(onLook: (lateMs: number, stoodStill: boolean) => void): NodeJS.Timeout {
  let seen = { at: performance.now(), cpu: process.cpuUsage() };
  return setInterval(() => {
    const [passed, { user, system }] = [performance.now() - seen.at, process.cpuUsage(seen.cpu)];
    seen = { at: performance.now(), cpu: process.cpuUsage() };
    // What was done since the look before it stood still counts along.
    onLook(passed - LOOK_MS, passed > STANDSTILL_MS && (user + system) / 1000 < 2 * LOOK_MS + passed * IDLE_SHARE);
  }, LOOK_MS).unref();
}
