import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  deleteFactorsOf,
  deleteRecoveryCodes,
  factorsOf,
  findPasskey,
  insertFactor,
  keepChallenge,
  keepRecoveryCodes,
  latestChallenge,
  takeChallenge,
  type Purpose,
} from '#store/accounts/factors.ts';
import { deleteSessionsOf } from '#store/accounts/sessions.ts';
import { lockUser } from '#store/accounts/users.ts';
import type { Schema } from '#store/database/schema.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { readSettings } from '#api/content/settings/settings.ts';
import { hashToken } from '#api/http/session-token.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import type { Language } from '#i18n/translate.ts';
import type { Actor, AccountsDeps } from '../deps.ts';
import { tellOwner, type Notice } from '../account-mails.ts';
import { askPasskey } from './check-factor.ts';
import { readRegistration, registrationOptions } from './passkeys.ts';
import { makeCodes } from './recovery-codes.ts';
import { addressOf, newSecret, stepOf, typedCode } from './time-codes.ts';

const VALID_MS = 15 * 60_000;
const MOST = 10;

type Db = Kysely<Schema>;
type Own = { user: SessionUser; language: Language };
/** The account that adds a second step, and the session that stays signed in. */
type Adding = { user: SessionUser; token: string };
type NewFactor = Omit<Parameters<typeof insertFactor>[1], 'user_id' | 'created_at'>;

export function openOwnFactors(deps: AccountsDeps) {
  const { database, clock, hashing, seal, siteUrl, onNewMail } = deps;
  const { kysely, engine } = database;

  async function keep(user: SessionUser, purpose: Purpose, challenge: string): Promise<void> {
    const now = clock();
    const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
    await keepChallenge(kysely, { challenge, userId: user.id, purpose, now: now.toISOString(), expiresAt });
  }

  async function companyIn(language: Language): Promise<string> {
    return (await readSettings(kysely, settingsGroups.site, language)).company_name || 'Lamha';
  }

  async function changed(db: Db, id: number, by: Actor, notice: Extract<Notice, `factor${string}`>, name = ''): Promise<void> {
    const now = clock();
    await recordAudit(db, { at: now.toISOString(), actor: by?.id ?? null, action: notice, subject: `users/${id}`, details: { name } });
    const owner = await lockUser(db, engine, id);
    if (owner) await tellOwner(db, { user: owner, to: owner.email, notice, values: { factor: name || '–' }, now, siteUrl });
  }

  /** The first brings the codes for the day it is lost and ends every other session: those were opened with the password alone. */
  async function add({ user, token }: Adding, factor: NewFactor): Promise<string[]> {
    const fresh = await makeCodes(hashing, user.id);
    const codes = await kysely.transaction().execute(async (db) => {
      await lockUser(db, engine, user.id);
      const others = await factorsOf(db, user.id);
      if (factor.credential && (await findPasskey(db, factor.credential))) throw invalid({ response: 'taken' });
      if (others.length >= MOST) throw new AppError('limit-reached');
      await insertFactor(db, { ...factor, user_id: user.id, created_at: clock().toISOString() });
      await changed(db, user.id, user, 'factor-added', factor.name);
      if (others.length > 0) return [];
      await deleteSessionsOf(db, user.id, hashToken(token));
      await keepRecoveryCodes(db, user.id, fresh.hashes);
      return fresh.codes;
    });
    onNewMail();
    return codes;
  }

  return {
    async listFactors(user: SessionUser) {
      const [factors, recoveryCodes] = await Promise.all([factorsOf(kysely, user.id), countRecoveryCodes(kysely, user.id)]);
      const listed = factors.map(({ id, kind, name, created_at: createdAt, used_at: usedAt }) => ({ id, kind, name, createdAt, usedAt }));
      return { factors: listed, recoveryCodes };
    },

    /** A secret for an authenticator app; it counts only after the first code from it. */
    async beginTimeCodes({ user, language }: Own): Promise<{ secret: string; url: string }> {
      const secret = newSecret();
      await keep(user, 'totp', seal.seal(secret));
      return { secret, url: addressOf(secret, { issuer: await companyIn(language), label: user.username }) };
    },

    async addTimeCodes(by: Adding, { code, name }: { code: string; name: string }): Promise<string[]> {
      const { user } = by;
      const now = clock();
      const sealed = await latestChallenge(kysely, user.id, 'totp', now.toISOString());
      if (sealed === undefined) throw new AppError('not-allowed', { reason: 'link-ended' });
      const step = stepOf(seal.open(sealed), typedCode(code), now);
      if (step === undefined) throw invalid({ code: 'wrong-code' });
      const isOurs = await takeChallenge(kysely, { challenge: sealed, userId: user.id, purpose: 'totp', now: now.toISOString() });
      if (!isOurs) throw new AppError('not-allowed', { reason: 'link-ended' });
      return add(by, { kind: 'totp', name, secret: sealed, counter: step });
    },

    async beginPasskey({ user, language }: Own, origin: string) {
      const passkeys = (await factorsOf(kysely, user.id)).filter(({ kind }) => kind === 'passkey');
      const options = await registrationOptions({ origin, company: await companyIn(language) }, user, passkeys);
      await keep(user, 'register', options.challenge);
      return options;
    },

    async addPasskey(
      by: Adding,
      { response, name, origin }: { response: RegistrationResponseJSON; name: string; origin: string },
    ): Promise<string[]> {
      const { user } = by;
      const now = clock().toISOString();
      const take = (challenge: string) => takeChallenge(kysely, { challenge, userId: user.id, purpose: 'register', now });
      const passkey = await readRegistration({ origin, company: '' }, response, take);
      if (!passkey) throw invalid({ response: 'invalid' });
      return add(by, { kind: 'passkey', name, ...passkey });
    },

    /** The old ones are worth nothing from now on. */
    async renewRecoveryCodes(user: SessionUser): Promise<string[]> {
      const { codes, hashes } = await makeCodes(hashing, user.id);
      await kysely.transaction().execute(async (db) => {
        await lockUser(db, engine, user.id);
        if ((await factorsOf(db, user.id)).length === 0) throw notFound();
        await changed(db, user.id, user, 'factor-codes');
        await keepRecoveryCodes(db, user.id, hashes);
      });
      onNewMail();
      return codes;
    },

    async removeFactor(user: SessionUser, id: number): Promise<void> {
      await kysely.transaction().execute(async (db) => {
        await lockUser(db, engine, user.id);
        const gone = await deleteFactor(db, user.id, id);
        if (!gone) throw notFound();
        if ((await factorsOf(db, user.id)).length === 0) await deleteRecoveryCodes(db, user.id);
        await changed(db, user.id, user, 'factor-removed', gone.name);
      });
      onNewMail();
    },

    /** Whoever lost everything signs in with the password again: by a colleague who looks after accounts, or at the command line. */
    async forgetFactors(id: number, by: Actor): Promise<number> {
      if (id === by?.id) throw new AppError('not-allowed', { reason: 'own-account' });
      const gone = await kysely.transaction().execute(async (db) => {
        if (!(await lockUser(db, engine, id))) throw notFound();
        const count = await deleteFactorsOf(db, id);
        if (count === 0) return 0;
        await deleteSessionsOf(db, id);
        await changed(db, id, by, 'factors-forgotten');
        return count;
      });
      onNewMail();
      return gone;
    },

    /** A passkey instead of the password, where the password is asked again. */
    async askOwnPasskey(user: SessionUser, origin: string) {
      const passkeys = (await factorsOf(kysely, user.id)).filter(({ kind }) => kind === 'passkey');
      if (passkeys.length === 0) throw notFound();
      return askPasskey(deps, { userId: user.id, passkeys, origin, purpose: 'confirm' });
    },
  };
}
