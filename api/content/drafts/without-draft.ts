import type { Kysely } from 'kysely';
import { wasAudited } from '#store/accounts/audit.ts';
import type { Schema } from '#store/database/schema.ts';
import { AppError } from '#api/errors.ts';

/** Why there is no draft: only what was begun can have been published or thrown away meanwhile. */
export async function withoutDraft(db: Kysely<Schema>, name: string, id: number): Promise<AppError> {
  const wasBegun = await wasAudited(db, { action: 'draft-begun', subject: `${name}/${id}` }, '');
  return new AppError('conflict', { reason: wasBegun ? 'draft-gone' : 'no-draft' });
}
