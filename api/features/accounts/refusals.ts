import { recordAudit } from '#store/accounts/audit.ts';
import { withOrigin } from '#store/accounts/call-origin.ts';
import { takeFromLimit } from '#store/limits.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import type { AccountsDeps } from './deps.ts';

/** Bounds the rows: a screen that keeps asking for what it may not must not fill the disk. */
const NOTED = { max: 60, windowMs: 3600_000 };

/** What somebody who is signed in tried and may not do. */
export function openRefusals({ database: { kysely }, clock }: AccountsDeps) {
  return {
    async noteRefusal(user: SessionUser, { call, address }: { call: string; address: string }): Promise<void> {
      const now = clock();
      if (!(await takeFromLimit(kysely, `refused:${user.id}`, NOTED, now)).allowed) return;
      await withOrigin({ address, token: user.token ?? null }, () =>
        recordAudit(kysely, { at: now.toISOString(), actor: user.id, action: 'refused', subject: `users/${user.id}`, details: { call } }),
      );
    },
  };
}
