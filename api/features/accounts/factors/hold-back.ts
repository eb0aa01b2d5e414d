import type { Role } from '#content/roles.ts';
import { hasOwnerWithFactor } from '#store/accounts/factors.ts';
import type { Database } from '#store/database/open.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';

type Parts = { database: Pick<Database, 'kysely'>; requiredRoles: () => Promise<ReadonlySet<Role>> };

/** Whose role needs a second step and who has none may do nothing, at a screen or by a program, once somebody is there who could help. */
export function openHoldBack({ database: { kysely }, requiredRoles }: Parts) {
  return async (user: SessionUser, factors: number): Promise<SessionUser> => {
    if (factors > 0 || !(await requiredRoles()).has(user.role) || !(await hasOwnerWithFactor(kysely))) return user;
    return { ...user, rights: {}, mustEnrol: true };
  };
}
