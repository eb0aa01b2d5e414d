import type { Role } from '#content/roles.ts';
import { NO_KEY } from '#store/seal.ts';
import { openOwnFactors } from './factors/own-factors.ts';
import { slowDownCodes } from './factors/recovery-codes.ts';
import { openHashing } from './sign-in/hashing.ts';
import { openAddressHash } from '#api/kernel/address-hash.ts';
import { openSessions } from './sessions/sessions.ts';
import { openSignIn } from './sign-in/sign-in.ts';
import { openForgottenPassword } from './sign-in/forgotten-password.ts';
import { openOwnAccount } from './sign-in/own-account.ts';
import type { AccountsDeps } from './deps.ts';
import { openRefusals } from './refusals.ts';
import { openTokens } from './tokens/tokens.ts';
import { openCorrections } from './people/corrections.ts';
import { openUsers } from './people/users.ts';

export type Accounts = ReturnType<typeof openAccounts>;

type Parts = Pick<AccountsDeps, 'database' | 'clock' | 'siteUrl' | 'onNewMail'> & Partial<Pick<AccountsDeps, 'requiredRoles' | 'seal'>>;

export function openAccounts(parts: Parts) {
  const deps = {
    requiredRoles: async () => new Set<Role>(),
    seal: NO_KEY,
    ...parts,
    hashing: openHashing(),
    hashAddress: openAddressHash(parts.database),
  };
  return {
    ...openSignIn(deps),
    ...openSessions(deps),
    ...openUsers(deps),
    ...openCorrections(deps),
    ...openTokens(deps),
    ...openRefusals(deps),
    hashAddress: deps.hashAddress,
    /** Before anybody is let in: what earlier versions stored less safely. */
    harden: () => slowDownCodes(parts.database.kysely, deps.hashing),
    ...openOwnFactors(deps),
    ...openOwnAccount(deps),
    forgotten: openForgottenPassword(deps),
  };
}
