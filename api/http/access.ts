import { ALL_AREAS, LEVELS, may, type Right } from '#content/roles.ts';
import { AppError } from '#api/errors.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';

/** Anybody; anybody signed in, where the route chooses what each sees; somebody at the screen, for the own account; a right, or all of several. */
export type Access = 'public' | 'signed-in' | 'own' | Right | readonly Right[];

const RIGHTS: ReadonlySet<string> = new Set(ALL_AREAS.flatMap((area) => LEVELS.map((level) => `${area}.${level}`)));

export function rightsNeeded(access: Access): readonly Right[] {
  if (access === 'public' || access === 'signed-in' || access === 'own') return [];
  return typeof access === 'string' ? [access] : access;
}

/** A route without a declaration, or with an unknown one, is closed to everybody. */
export function isAccess(value: unknown): value is Access {
  if (value === 'public' || value === 'signed-in' || value === 'own') return true;
  const rights = [value].flat();
  return rights.length > 0 && rights.every((right) => typeof right === 'string' && RIGHTS.has(right));
}

/** The one place that decides: why somebody may not; everything that is not allowed here is refused. */
export function refusalOf(access: Access, user: SessionUser | undefined): AppError | undefined {
  if (access === 'public') return undefined;
  if (!user) return new AppError('not-signed-in');
  if (access === 'own' && user.token !== undefined) return new AppError('not-allowed', { reason: 'not-for-programs' });
  if (user.mustEnrol && rightsNeeded(access).length > 0) return new AppError('not-allowed', { reason: 'enrol-first' });
  const lacking = rightsNeeded(access).find((right) => !may(user, right));
  return lacking === undefined ? undefined : new AppError('not-allowed', { right: lacking });
}

export function checkAccess(access: Access, user: SessionUser | undefined): void {
  const refusal = refusalOf(access, user);
  if (refusal) throw refusal;
}
