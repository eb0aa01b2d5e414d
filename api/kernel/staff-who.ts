import { may, rightsOf, type Right } from '#content/roles.ts';
import { listUsers } from '#store/accounts/users.ts';
import type { Database } from '#store/database/open.ts';

/** Whom something can be given to: accounts that are open and may see it. */
export async function staffWho({ kysely }: Pick<Database, 'kysely'>, right: Right): Promise<ReadonlySet<number>> {
  const users = await listUsers(kysely);
  const able = users.filter(
    ({ disabled_at, role, language }) => disabled_at === null && may(rightsOf(role, language === '' ? undefined : language), right),
  );
  return new Set(able.map(({ id }) => id));
}
