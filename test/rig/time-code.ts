import { setTimeout as untilNextStep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** A busy machine needs so long from reading the digits to typing them. */
const ENOUGH_MS = 8000;

/** The digits an app shows just now, or the next ones where these would be over before they were typed. */
export async function timeCode(secret: string): Promise<string> {
  const leftMs = STEP_MS - (Date.now() % STEP_MS);
  if (leftMs < ENOUGH_MS) await untilNextStep(leftMs);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
