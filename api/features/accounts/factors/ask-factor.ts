import { recordAudit } from '#store/accounts/audit.ts';
import { factorsOf } from '#store/accounts/factors.ts';
import type { User } from '#store/accounts/users.ts';
import { AppError } from '#api/errors.ts';
import type { AccountsDeps } from '../deps.ts';
import { askPasskey, checkFactor, type FactorKind, type SaidFactor } from './check-factor.ts';

/** After the right password: whoever has a second factor shows it too. Without one, nothing more is asked. */
export async function askFactor(
  deps: AccountsDeps,
  { id: userId }: Pick<User, 'id'>,
  { code, passkey, origin = deps.siteUrl }: Partial<SaidFactor>,
  address: string,
): Promise<FactorKind | undefined> {
  const { kysely } = deps.database;
  const factors = await factorsOf(kysely, userId);
  if (factors.length === 0) return undefined;
  const isSaid = (code ?? '') !== '' || passkey !== undefined;
  const shown = isSaid ? await checkFactor(deps, userId, { code, passkey, origin }, 'sign-in') : undefined;
  if (shown) return shown;
  if (isSaid) {
    const [at, subject] = [deps.clock().toISOString(), `users/${userId}`];
    await recordAudit(kysely, { at, actor: null, action: 'second-factor-failed', subject, details: { address } });
  }
  const passkeys = factors.filter(({ kind }) => kind === 'passkey');
  throw new AppError(isSaid ? 'wrong-factor' : 'second-factor', {
    factors:
      passkeys.length === 0
        ? { kinds: ['code'] }
        : { kinds: ['code', 'passkey'], passkey: await askPasskey(deps, { userId, passkeys, origin, purpose: 'sign-in' }) },
  });
}
