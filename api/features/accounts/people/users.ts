import { roleNamed, type Role } from '#content/roles.ts';
import type { Language } from '#content/languages.ts';
import { sessionUser, type SessionUser } from '#api/kernel/session-user.ts';
import { isUniqueViolation } from '#store/database/open.ts';
import { recordAudit, type AuditEntry } from '#store/accounts/audit.ts';
import { usersWithFactors } from '#store/accounts/factors.ts';
import { deleteSessionsOf } from '#store/accounts/sessions.ts';
import {
  hasUsers,
  insertUser,
  isEmailTaken,
  isEmailViolation,
  listUsers,
  lockEnabledUsers,
  lockUser,
  setDisabled,
  setEmail,
  setPasswordHash,
  setRole,
  type User,
} from '#store/accounts/users.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { AccountsDeps, Actor } from '../deps.ts';
import { generatePassword } from '#api/kernel/generated-password.ts';
import { refusePoorPassword } from '#api/kernel/password-rules.ts';
import { tellOwner, type Notice } from '../account-mails.ts';
import { forgetTriesAt } from '../sign-in/throttle.ts';
import { checkedName } from '../sign-in/username.ts';
import { isInvitation, sendPasswordLink, usersWithUnsentLink } from './invitations.ts';

const FIRST = 'admin';

export type ListedUser = Pick<User, 'id' | 'username' | 'role' | 'language'> & {
  isDisabled: boolean;
  /** Was invited, or given a new link, and has not chosen a password yet. */
  isInvited: boolean;
  /** Has never signed in: an invitation that can be corrected and taken back. */
  isNew: boolean;
  /** The letter with the link was tried and has not gone out. */
  isUnsent: boolean;
  displayName: string;
  /** Where links are sent; empty for accounts without an address. */
  email: string;
  hasEmail: boolean;
  hasSecondStep: boolean;
  createdAt: string;
  signedInAt: string;
};

type NewUser = { username: string; displayName?: string | undefined; role: Role; language?: Language | undefined };
type Follow = (db: AccountsDeps['database']['kysely'], id: number) => Promise<void>;
type Mailed = { email: string; mailLanguage: Language };

export function openUsers(deps: AccountsDeps) {
  const { database, clock, hashing, siteUrl, onNewMail } = deps;
  const { kysely, engine } = database;
  const now = () => clock().toISOString();

  function inTransaction<T>(work: (db: typeof kysely) => Promise<T>): Promise<T> {
    return kysely.transaction().execute(work);
  }

  function note(db: typeof kysely, by: Actor, action: string, id: number, details: AuditEntry['details'] = {}): Promise<void> {
    return recordAudit(db, { at: now(), actor: by?.id ?? null, action, subject: `users/${id}`, details });
  }

  function tell(db: typeof kysely, user: User, notice: Notice, values: Readonly<Record<string, string>> = {}): Promise<void> {
    return tellOwner(db, { user, to: user.email, notice, values, now: clock(), siteUrl });
  }

  async function insert(input: Omit<Parameters<typeof insertUser>[1], 'now'>, by: Actor, then?: Follow): Promise<number> {
    try {
      return await inTransaction(async (db) => {
        if (await isEmailTaken(db, input.email ?? '')) throw invalid({ email: 'taken' });
        const id = await insertUser(db, { ...input, now: now() });
        await note(db, by, then ? 'user-invited' : 'user-added', id, { role: input.role, language: input.language });
        await then?.(db, id);
        return id;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw invalid({ [isEmailViolation(error) ? 'email' : 'username']: 'taken' });
    }
  }

  /** With a password, which only the operator at the command line is told. */
  async function addUser(input: NewUser & { password?: string | undefined }, by: Actor): Promise<{ user: SessionUser; password: string }> {
    const { username, role } = checked(input);
    const password = input.password ?? generatePassword();
    refusePoorPassword('password', password, username);
    const id = await insert({ username, passwordHash: await hashing.hashPassword(password), ...role }, by);
    return { user: sessionUser({ id, username, ...role }), password };
  }

  return {
    addUser,

    /** Sends a link behind which the password is chosen: nobody else ever knows it. */
    async inviteUser(input: NewUser & Mailed, by: Actor): Promise<SessionUser> {
      const { username, role } = checked(input);
      const account = {
        username,
        display_name: input.displayName ?? '',
        email: input.email.toLowerCase(),
        mail_language: input.mailLanguage,
      };
      const id = await insert({ ...account, ...role, passwordHash: '' }, by, (db, made) =>
        sendPasswordLink(db, { kind: 'invitation', user: { id: made, ...account }, now: clock(), siteUrl }),
      );
      onNewMail();
      return sessionUser({ id, username, ...role });
    },

    /** Ends the password and the sessions, and sends the link again. An account without an address is given one. */
    async renewPassword(
      id: number,
      { email, mailLanguage }: { email?: string | undefined; mailLanguage: Language },
      by: Actor,
    ): Promise<{ isInvited: boolean }> {
      const user = await inTransaction(async (db) => {
        const found = await lockUser(db, engine, id);
        if (!found) throw notFound();
        // Nobody could do anything with the link.
        if (found.disabled_at !== null) throw new AppError('not-allowed', { reason: 'disabled-account' });
        const address = found.email || email?.toLowerCase();
        if (!address) throw invalid({ email: 'required' });
        if (found.email === '') {
          if (await isEmailTaken(db, address, id)) throw invalid({ email: 'taken' });
          await setEmail(db, id, address, now());
        }
        await setPasswordHash(db, id, '', now());
        await deleteSessionsOf(db, id);
        await note(db, by, 'password-reset', id);
        const isNew = found.password_hash === '';
        const receiver = { ...found, email: address, mail_language: isNew ? mailLanguage : found.mail_language };
        await sendPasswordLink(db, { kind: isNew ? 'invitation' : 'reset', user: receiver, now: clock(), siteUrl });
        return found;
      }).catch((error: unknown) => {
        throw isEmailViolation(error) ? invalid({ email: 'taken' }) : error;
      });
      await forgetTriesAt(deps, user.username);
      onNewMail();
      return { isInvited: user.password_hash === '' };
    },

    async listUsers(): Promise<ListedUser[]> {
      const [users, withFactors, unsent] = await Promise.all([listUsers(kysely), usersWithFactors(kysely), usersWithUnsentLink(kysely)]);
      return users.map((user) => ({
        id: user.id,
        username: user.username,
        displayName: user.display_name,
        role: user.role,
        language: user.language,
        isDisabled: user.disabled_at !== null,
        isInvited: user.password_hash === '',
        isNew: isInvitation(user),
        isUnsent: unsent.has(user.id),
        email: user.email,
        hasEmail: user.email !== '',
        hasSecondStep: withFactors.has(user.id),
        createdAt: user.created_at,
        signedInAt: user.signed_in_at,
      }));
    },

    async disableUser(id: number, by: Actor): Promise<void> {
      if (id === by?.id) throw new AppError('not-allowed', { reason: 'own-account' });
      await inTransaction(async (db) => {
        const enabled = await lockEnabledUsers(db, engine);
        const user = enabled.find((one) => one.id === id);
        if (!user) {
          if (await lockUser(db, engine, id)) return;
          throw notFound();
        }
        refuseLastOwner(enabled, id);
        await setDisabled(db, id, now(), now());
        await deleteSessionsOf(db, id);
        await note(db, by, 'user-disabled', id);
        await tell(db, user, 'disabled');
      });
      onNewMail();
    },

    /** What the account may do from its next request on, also in open tabs and on other servers. */
    async changeRole(id: number, wanted: { role: Role; language?: Language | undefined }, by: Actor): Promise<void> {
      if (id === by?.id) throw new AppError('not-allowed', { reason: 'own-account' });
      const role = roleOf(wanted);
      await inTransaction(async (db) => {
        const enabled = await lockEnabledUsers(db, engine);
        const user = enabled.find((one) => one.id === id) ?? (await lockUser(db, engine, id));
        if (!user) throw notFound();
        if (user.role === role.role && user.language === role.language) return;
        if (role.role !== 'owner') refuseLastOwner(enabled, id);
        await setRole(db, id, role, now());
        await note(db, by, 'role-changed', id, { before: user.role, ...role });
        await tell(db, user, 'role-changed', { role: roleNamed(role.role).label[user.mail_language] });
      });
      onNewMail();
    },

    /** Only with an address of its own: else anybody who looks after accounts could give it theirs and choose its password. */
    async enableUser(id: number, by: Actor): Promise<void> {
      const taken = () => new AppError('not-allowed', { reason: 'email-taken' });
      await inTransaction(async (db) => {
        const user = await lockUser(db, engine, id);
        if (!user) throw notFound();
        if (user.disabled_at === null) return;
        if (await isEmailTaken(db, user.email, id)) throw taken();
        await setDisabled(db, id, null, now());
        await note(db, by, 'user-enabled', id);
        await tell(db, user, 'enabled');
      }).catch((error: unknown) => {
        throw isEmailViolation(error) ? taken() : error;
      });
      onNewMail();
    },

    /** For the command line: answers the generated password, which is stored nowhere, and ends the user's sessions. */
    async resetPassword(id: number, by: Actor): Promise<string> {
      const password = generatePassword();
      const passwordHash = await hashing.hashPassword(password);
      const user = await inTransaction(async (db) => {
        const found = await lockUser(db, engine, id);
        if (!found) throw notFound();
        await setPasswordHash(db, id, passwordHash, now());
        await deleteSessionsOf(db, id);
        await note(db, by, 'password-reset', id);
        return found;
      });
      await forgetTriesAt(deps, user.username);
      return password;
    },

    /** On an empty users table makes `admin`; a generated password is answered this once, a preset one never. */
    async ensureFirstAdministrator(preset: string | undefined): Promise<{ username: 'admin'; password: string | undefined } | undefined> {
      if (await hasUsers(kysely)) return undefined;
      try {
        const { password } = await addUser({ username: FIRST, password: preset, role: 'owner' }, undefined);
        return { username: FIRST, password: preset === undefined ? password : undefined };
      } catch (error) {
        // Another process that started at the same moment was first.
        if (error instanceof AppError && error.details.fields?.['username'] === 'taken') return undefined;
        throw error;
      }
    },
  };
}

/** Somebody must be left who can put everything right. The caller holds the lock of all of them. */
function refuseLastOwner(enabled: readonly User[], id: number): void {
  const isOwner = enabled.some((user) => user.id === id && user.role === 'owner');
  const others = enabled.filter((user) => user.id !== id && user.role === 'owner');
  if (isOwner && others.length === 0) throw new AppError('not-allowed', { reason: 'last-owner' });
}

/** A role of one language without a language would be a role that may do nothing. */
function roleOf({ role, language }: { role: Role; language?: Language | undefined }): Pick<User, 'role' | 'language'> {
  if (!roleNamed(role).hasLanguage) return { role, language: '' };
  if (language === undefined) throw invalid({ language: 'required' });
  return { role, language };
}

function checked(input: NewUser): { username: string; role: Pick<User, 'role' | 'language'> } {
  return { username: checkedName(input.username), role: roleOf(input) };
}
