import { createHash, randomBytes } from 'node:crypto';

const FORM = /^[A-Za-z0-9_-]{43}$/;

export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(value: string | undefined): value is string {
  return value !== undefined && FORM.test(value);
}

/** Only this is stored. The token is random, so a fast hash is enough, and looking it up compares no secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
