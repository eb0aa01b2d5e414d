import type { Generated } from 'kysely';
import type { Role } from '#content/roles.ts';
import type { Json, Time } from './operation-tables.ts';

/** Who may sign in, and what they have besides the password. */
export type AccountTables = {
  users: {
    id: Generated<number>;
    username: string;
    password_hash: string;
    /** Where a forgotten password is answered; empty for accounts that have none. */
    email: Generated<string>;
    /** The language of letters to this account: the one it last signed in with. */
    mail_language: Generated<'en' | 'ar'>;
    role: Generated<Role>;
    /** The language of a role that is bound to one; empty otherwise. */
    language: Generated<'en' | 'ar' | ''>;
    /** What colleagues read, in any script; the username where it is empty. */
    display_name: Generated<string>;
    /** Empty for somebody who never did. */
    signed_in_at: Generated<Time>;
    disabled_at: Time | null;
    created_at: Time;
    updated_at: Time;
  };
  sessions: {
    token_hash: string;
    user_id: number;
    created_at: Time;
    seen_at: Time;
    expires_at: Time;
    /** When its owner last said the password; empty for sessions older than the question. */
    confirmed_at: Generated<Time>;
    /** `Chrome, Windows`. */
    name: Generated<string>;
    address_hash: Generated<string>;
  };
  /** Browsers that an account has signed in with, each known by a cookie of its own. */
  devices: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    /** `Chrome, Windows`. */
    name: string;
    address_hash: string;
    created_at: Time;
    seen_at: Time;
  };
  /** Keys for programs; rights and languages as JSON. */
  tokens: {
    id: Generated<number>;
    user_id: number;
    name: string;
    token_hash: string;
    rights: Json;
    languages: Json;
    created_at: Time;
    expires_at: Time | null;
    used_at: Generated<Time | null>;
    revoked_at: Generated<Time | null>;
  };
  /** What somebody has besides the password. `secret` is a base32 secret of time codes, or a public key. */
  factors: {
    id: Generated<number>;
    user_id: number;
    kind: 'totp' | 'passkey';
    name: string;
    /** By which a passkey is known to the browser. */
    credential: Generated<string>;
    secret: string;
    transports: Generated<Json>;
    /** The last step of time that was used, or how often a passkey was. */
    counter: number;
    created_at: Time;
    used_at: Generated<Time | null>;
  };
  recovery_codes: { user_id: number; code_hash: string };
  /** What was asked and not answered yet; each counts once. */
  challenges: { challenge: string; user_id: number; purpose: string; expires_at: Time };
  password_resets: { token_hash: string; user_id: number; expires_at: Time };
};
