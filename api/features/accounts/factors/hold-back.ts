import type { Role } from '#content/roles.ts';
import { hasOwnerWithFactor } from '#store/accounts/factors.ts';
import type { Database } from '#store/database/open.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';

type Parts = { database: Pick<Database, 'kysely'>; requiredRoles: () => Promise<ReadonlySet<Role>> };

/**
 * Whose role needs more than a password and who has nothing more may do nothing, neither at a screen nor by a program.
 * Only once somebody is there who could help the others in.
 */
export function openHoldBack({ database: { kysely }, requiredRoles }: Parts) {
  return async (user: SessionUser, factors: number): Promise<SessionUser> => {
    if (factors > 0 || !(await requiredRoles()).has(user.role) || !(await hasOwnerWithFactor(kysely))) return user;
    return { ...user, rights: {}, mustEnrol: true };
  };
}
