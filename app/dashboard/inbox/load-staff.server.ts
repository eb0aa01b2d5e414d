import type { Operations } from '#server/operations.ts';

export async function loadStaff({ accounts }: Pick<Operations, 'accounts'>) {
  const users = await accounts.listUsers();
  return users.filter(({ isDisabled }) => !isDisabled).map(({ id, username, displayName }) => ({ id, username: displayName || username }));
}
