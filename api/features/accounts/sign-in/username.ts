import type { FieldCode } from '#api/errors.ts';

const MAX_LENGTH = 64;

/** Nobody's name, and perhaps one that PostgreSQL cannot even compare; refused before it costs work. */
export function isAbsurdUsername(typed: string): boolean {
  return typed.length > 4 * MAX_LENGTH || typed.includes('\0') || !typed.isWellFormed();
}

/** People type any case and any form of a mail; one form is kept. */
export function normaliseUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

export function usernameProblem(username: string): FieldCode | undefined {
  const { length } = Array.from(username);
  if (length < 2) return 'too-short';
  if (length > MAX_LENGTH) return 'too-long';
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u.test(username) ? undefined : 'bad-characters';
}
