import { factorsOf } from '#store/accounts/factors.ts';
import { AppError } from '#api/errors.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Client } from '../sign-in/devices.ts';
import { checkFactor, factorsToShow, isFactorSaid, type FactorKind, type Holder, type SaidFactor } from './check-factor.ts';

type Asked = { said: Partial<SaidFactor>; client: Pick<Client, 'address' | 'device'> };

/** After the right password: whoever has a second factor shows it too. Without one, nothing more is asked. */
export async function askFactor(deps: AccountsDeps, holder: Holder, { said, client }: Asked): Promise<FactorKind | undefined> {
  const { code, passkey, origin = deps.siteUrl } = said;
  const factors = await factorsOf(deps.database.kysely, holder.id);
  if (factors.length === 0) return undefined;
  const isSaid = isFactorSaid(said);
  const asked = { said: { code, passkey, origin }, purpose: 'sign-in', client } as const;
  const shown = isSaid ? await checkFactor(deps, holder, asked) : undefined;
  if (shown) return shown;
  throw new AppError(isSaid ? 'wrong-factor' : 'second-factor', {
    factors: await factorsToShow(deps, { userId: holder.id, factors, origin, purpose: 'sign-in' }),
  });
}
