import * as z from 'zod';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { LEVELS, levelsIn, may, narrowed, type Rightful, type Rights, TOKEN_AREAS } from '#content/roles.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { findToken, insertToken, listTokens, revokeToken, touchToken, type TokenOfUser } from '#store/accounts/tokens.ts';
import { findUser } from '#store/accounts/users.ts';
import { takeFromLimit } from '#store/limits.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { createToken, hashToken } from '#api/http/session-token.ts';
import { sessionUser, type SessionUser } from '#api/kernel/session-user.ts';
import type { AccountsDeps } from '../deps.ts';
import { openHoldBack } from '../factors/hold-back.ts';
import { tellOwner } from '../account-mails.ts';

/** Known at sight, so that whoever finds one in a file or a log sees what it is. */
export const TOKEN_PREFIX = 'lamha_';
const RATE = { max: 600, windowMs: 60_000 };
const TOUCH_EVERY_MS = 60_000;

const StoredRights = z.partialRecord(z.enum(TOKEN_AREAS), z.enum(LEVELS));
const StoredLanguages = z.array(z.enum(LANGUAGES));

export type NewToken = { name: string; rights: Rights; languages: readonly Language[]; endsOn?: string | undefined };

/** Keys for programs. Each acts in the name of whoever made it, within its own scope and never beyond that person's rights. */
export function openTokens({ database, clock, siteUrl, onNewMail, requiredRoles }: AccountsDeps) {
  const { kysely } = database;
  const heldBack = openHoldBack({ database, requiredRoles });
  const userFrom = async (found: TokenOfUser): Promise<SessionUser> => {
    const user = await heldBack(sessionUser(found.user), found.factors);
    return { ...user, ...narrowed(user, scopeOf(found)), token: found.id };
  };
  return {
    async listTokens() {
      const now = clock().toISOString();
      return (await listTokens(kysely)).map(({ rights, languages, ...token }) => ({
        id: token.id,
        name: token.name,
        madeBy: token.username,
        ...scopeOf({ rights, languages }),
        createdAt: token.created_at,
        usedAt: token.used_at,
        endsAt: token.expires_at,
        isEnded: token.revoked_at !== null || (token.expires_at !== null && token.expires_at <= now),
      }));
    },

    /** Answers the token this once; only its hash is kept. */
    async makeToken({ name, rights, languages, endsOn }: NewToken, by: SessionUser): Promise<{ id: number; token: string }> {
      const now = clock();
      const expiresAt = endsOn === undefined ? null : `${endsOn}T23:59:59.999Z`;
      if (expiresAt !== null && expiresAt <= now.toISOString()) throw invalid({ ends_on: 'out-of-range' });
      const wanted = levelsIn(rights);
      if (wanted.length === 0) throw invalid({ rights: 'required' });
      if (wanted.some(({ area, level }) => !may(by, `${area}.${level}`))) throw invalid({ rights: 'not-yours' });
      if (languages.length === 0 || languages.some((language) => !by.languages.includes(language)))
        throw invalid({ languages: languages.length === 0 ? 'required' : 'not-yours' });
      const token = TOKEN_PREFIX + createToken();
      const id = await kysely.transaction().execute(async (db) => {
        const at = now.toISOString();
        const scope = { rights: JSON.stringify(rights), languages: JSON.stringify(languages) };
        const made = await insertToken(db, {
          user_id: by.id,
          name,
          token_hash: hashToken(token),
          ...scope,
          created_at: at,
          expires_at: expiresAt,
        });
        await recordAudit(db, { at, actor: by.id, action: 'token-made', subject: `tokens/${made}`, details: { name, ...scope } });
        const owner = await findUser(db, by.id);
        if (owner) await tellOwner(db, { user: owner, to: owner.email, notice: 'token-made', values: { token: name }, now, siteUrl });
        return made;
      });
      onNewMail();
      return { id, token };
    },

    async revokeToken(id: number, by: SessionUser): Promise<void> {
      const at = clock().toISOString();
      const name = await revokeToken(kysely, id, at);
      if (name === undefined) throw notFound();
      await recordAudit(kysely, { at, actor: by.id, action: 'token-revoked', subject: `tokens/${id}`, details: { name } });
    },

    /** In whose name a program calls, read at every call: what its maker may no longer do, it may not either. */
    async userOfToken(token: string): Promise<SessionUser | undefined> {
      const now = clock();
      const found = await findToken(kysely, hashToken(token), now.toISOString());
      if (!found) return undefined;
      const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, `token:${found.id}`, RATE, now);
      if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
      const isStale = found.used_at === null || Date.parse(found.used_at) <= now.getTime() - TOUCH_EVERY_MS;
      if (isStale) await touchToken(kysely, found.id, now.toISOString());
      return userFrom(found);
    },

    /** The same, in the middle of a call that was counted already. */
    async holderOfToken(token: string): Promise<SessionUser | undefined> {
      const found = await findToken(kysely, hashToken(token), clock().toISOString());
      return found && userFrom(found);
    },
  };
}

function scopeOf({ rights, languages }: { rights: string; languages: string }): Rightful {
  return { rights: StoredRights.parse(JSON.parse(rights)), languages: StoredLanguages.parse(JSON.parse(languages)) };
}
