import { createHash, randomBytes } from 'node:crypto';
import { daysAfter } from './offer-settings.ts';

/** After the last day of an offer it can be read for so long; then the link ends by itself. */
const READABLE_DAYS = 60;
const TOKEN = /^[\w-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function endOf(validUntil: string): string {
  return `${daysAfter(validUntil, READABLE_DAYS)}T00:00:00.000Z`;
}
