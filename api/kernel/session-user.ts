import { ALL_AREAS, may, rightsOf, type Area, type Right, type Rightful, type Role } from '#content/roles.ts';
import type { Language } from '#content/languages.ts';

/** Who is signed in and what they may do, as far as whatever is done on their behalf has to know. */
export type SessionUser = Rightful & {
  id: number;
  username: string;
  role: Role;
  /** The token of the program that calls in this person's name. */
  token?: number;
  /** Nothing is allowed before a second factor was added: the role asks for one. */
  mustEnrol?: boolean;
};

export function sessionUser({
  id,
  username,
  role,
  language,
}: {
  id: number;
  username: string;
  role: Role;
  language: Language | '';
}): SessionUser {
  return { id, username, role, ...rightsOf(role, language || undefined) };
}

export function areasOf(user: SessionUser | undefined): Area[] {
  return ALL_AREAS.filter((area) => mayUser(user, `${area}.read`));
}

/** Strangers have no rights. */
export function mayUser(user: SessionUser | undefined, right: Right): boolean {
  return user !== undefined && may(user, right);
}
