import type { Language } from '#content/languages.ts';
import { isUniqueViolation } from '#store/database/open.ts';
import { recordAudit, type AuditEntry } from '#store/accounts/audit.ts';
import { deleteInvited, isEmailTaken, isEmailViolation, lockUser, setDisplayName, setInvited, type User } from '#store/accounts/users.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { AccountsDeps, Actor } from '../deps.ts';
import { checkedName } from '../sign-in/username.ts';
import { isInvitation, sendPasswordLink } from './invitations.ts';

type Correction = { username?: string | undefined; displayName?: string | undefined; email?: string | undefined };

export function openCorrections({ database, clock, siteUrl, onNewMail }: AccountsDeps) {
  const { kysely, engine } = database;
  const now = () => clock().toISOString();

  function inTransaction<T>(work: (db: typeof kysely) => Promise<T>): Promise<T> {
    return kysely.transaction().execute(work);
  }

  function note(db: typeof kysely, by: Actor, action: string, id: number, details: AuditEntry['details'] = {}): Promise<void> {
    return recordAudit(db, { at: now(), actor: by?.id ?? null, action, subject: `users/${id}`, details });
  }

  async function lockInvitation(db: typeof kysely, id: number): Promise<User> {
    const user = await lockUser(db, engine, id);
    if (!user) throw notFound();
    if (!isInvitation(user)) throw new AppError('not-allowed', { reason: 'no-invitation' });
    return user;
  }

  return {
    async rename(id: number, displayName: string, by: Actor): Promise<void> {
      await inTransaction(async (db) => {
        if (!(await lockUser(db, engine, id))) throw notFound();
        await setDisplayName(db, id, displayName, now());
        await note(db, by, 'user-renamed', id, { name: displayName });
      });
    },

    /** For somebody who never came: the link that was sent ends and one is sent anew. Whoever came may change it alone. */
    async correctInvitation(id: number, wanted: Correction, mailLanguage: Language, by: Actor): Promise<void> {
      await inTransaction(async (db) => {
        const user = await lockInvitation(db, id);
        const username = wanted.username === undefined ? user.username : checkedName(wanted.username);
        const email = wanted.email?.toLowerCase() || user.email;
        if (!email) throw invalid({ email: 'required' });
        if (await isEmailTaken(db, email, id)) throw invalid({ email: 'taken' });
        const corrected = { username, display_name: wanted.displayName ?? user.display_name, email };
        await setInvited(db, id, corrected, now());
        await note(db, by, 'invitation-corrected', id);
        await sendPasswordLink(db, {
          kind: 'invitation',
          user: { ...user, ...corrected, mail_language: mailLanguage },
          now: clock(),
          siteUrl,
        });
      }).catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        throw invalid({ [isEmailViolation(error) ? 'email' : 'username']: 'taken' });
      });
      onNewMail();
    },

    /** The link is of no use any more, and name and address are free again. */
    async takeInvitationBack(id: number, by: Actor): Promise<void> {
      await inTransaction(async (db) => {
        await lockInvitation(db, id);
        await deleteInvited(db, id);
        await note(db, by, 'invitation-taken-back', id);
      });
    },
  };
}
