import { Secret, TOTP } from 'otpauth';
import { latinDigits } from '#content/digits.ts';

const PERIOD_SECONDS = 30;
/** A code counts while the app shows it and no longer. */
const WINDOW = 0;
const SECRET_BYTES = 20;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function totp(secret: string, labels: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...labels, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });
}

/** What the picture holds that an authenticator app reads. */
export function addressOf(secret: string, labels: { issuer: string; label: string }): string {
  return totp(secret, labels).toString();
}

/** As apps show it and people type it: with a gap, in the digits of their keyboard. */
export function typedCode(code: string): string {
  return latinDigits(code).replace(/\s/g, '');
}

/** The step of time a code belongs to, if it is right; a step counts once. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
