import type { Area } from '#content/roles.ts';
import type { Language } from '#content/languages.ts';
import { AppError } from '#api/errors.ts';
import { mayUser, type SessionUser } from './session-user.ts';

/** On whose behalf something is written, and whether it may be more than texts of some languages. */
export type By = { actor: number | null; languages: 'all' | readonly Language[] };

/** The server itself, and the operator at the command line. */
export const OPERATOR: By = { actor: null, languages: 'all' };

/** For calls that are nobody's but a person's, or a program's in the name of one. */
export function signedIn({ user }: { user: SessionUser | undefined }): SessionUser {
  if (!user) throw new AppError('not-signed-in');
  return user;
}

export function writtenBy(caller: SessionUser | undefined, area: Area): By {
  const user = signedIn({ user: caller });
  return { actor: user.id, languages: mayUser(user, `${area}.write`) ? 'all' : user.languages };
}
