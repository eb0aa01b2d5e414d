import type { Role } from '#content/roles.ts';
import type { Database } from '#store/database/open.ts';
import type { Seal } from '#store/seal.ts';
import type { Hashing } from './sign-in/hashing.ts';
import type { HashAddress } from '#api/kernel/address-hash.ts';

/** Who changes an account; undefined is the operator at the command line. */
export type Actor = { id: number } | undefined;

export type AccountsDeps = {
  database: Database;
  clock: () => Date;
  hashing: Hashing;
  hashAddress: HashAddress;
  /** The address visitors use, for the links of mails. */
  siteUrl: string;
  onNewMail: () => void;
  /** Closes the secrets of authenticator apps. */
  seal: Seal;
  /** For which a password alone is not enough. */
  requiredRoles: () => Promise<ReadonlySet<Role>>;
};
