import { may, rightsOf, type Right } from '#content/roles.ts';
import type { Operations } from '#server/operations.ts';

export async function loadStaff({ accounts }: Pick<Operations, 'accounts'>, right: Right) {
  const users = await accounts.listUsers();
  return users
    .filter(({ isDisabled, role, language }) => !isDisabled && may(rightsOf(role, language === '' ? undefined : language), right))
    .map(({ id, username, displayName }) => ({ id, username: displayName || username }));
}
