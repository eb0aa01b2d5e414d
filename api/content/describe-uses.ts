import type { Kysely } from 'kysely';
import { labelOf } from '#content/cells.ts';
import type { Language } from '#content/document.ts';
import type { Schema } from '#store/database/schema.ts';
import { entryFrom } from '#store/entries/entry.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { draftCollectionOf } from '#store/files/draft-uses.ts';
import { findFile, POSTER_OF, type FileUse } from '#store/files/files.ts';
import type { DescribedUse } from '#api/media/described-use.ts';
import { modelNamed } from './model-named.ts';
import { titleOf } from '#api/content/history/history.ts';

export async function describeUses(db: Kysely<Schema>, uses: readonly FileUse[], language: Language): Promise<DescribedUse[]> {
  return Promise.all(uses.map((use) => describe(db, use, language)));
}

async function describe(db: Kysely<Schema>, use: FileUse, language: Language): Promise<DescribedUse> {
  const plain = { ...use, title: '', place: '', label: use.field, parent: 0, isTrashed: false };
  if (use.collection === POSTER_OF) return { ...plain, title: (await findFile(db, use.field))?.originalName ?? '' };
  const collection = draftCollectionOf(use.collection) ?? use.collection;
  const model = modelNamed(collection);
  const row = await db.selectFrom('entries').selectAll().where('collection', '=', collection).where('id', '=', use.id).executeTakeFirst();
  if (!model) return plain;
  if (!row) return { ...plain, collection, place: model.label[language], parent: (await findDraft(db, collection, use.id))?.parent ?? 0 };
  const { document, parent, deletedAt } = entryFrom(row);
  const field = model.fields[use.field];
  return {
    ...plain,
    collection,
    title: titleOf(model, document, language),
    place: model.label[language],
    label: field ? labelOf(use.field, field)[language] : use.field,
    parent,
    isTrashed: deletedAt !== null,
  };
}
