import type { Kysely } from 'kysely';
import type { Collection, Model } from '#content/define.ts';
import { filesOf, type Document } from '#content/document.ts';
import { STORED_NAME } from '#content/fields/stored-name.ts';
import type { Schema } from '#store/database/schema.ts';
import type { DraftValues } from '#store/drafts/draft.ts';
import type { Published } from '#store/entries/entry.ts';
import { findFiles } from '#store/files/files.ts';
import { writeInto } from '#api/content/apply-writes.ts';
import type { Problems } from '#api/content/entry-input.ts';
import { withKnownFiles } from '#api/content/history/known-files.ts';
import { parseInput } from '#api/content/parse-input.ts';

export type DraftedModel = Model & Partial<Pick<Collection, 'fieldAliases'>>;
/** The record as it would be, and what stands in the way of publishing it. */
export type Overlaid = { document: Document; published: Published; problems: Problems };

type Before = { document: Document; published: Published };

/** What was typed, over what is published. What cannot be read or names a file that is gone leaves the published value in place. */
export function overlay(model: DraftedModel, before: Before, values: DraftValues, library: ReadonlySet<string>): Overlaid {
  const { fields, fieldAliases = {} } = model;
  const raw = { values: new Map(Object.entries(values)), files: [] };
  const { writes, problems, published } = parseInput({ fields, fieldAliases }, raw, 'en');
  const written = writeInto(fields, before.document, writes, { uploaded: new Map(), library }, problems);
  const own = filesOf(fields, before.document).map(({ file }) => file);
  const document = withKnownFiles(fields, written, before.document, new Set([...library, ...own]));
  return { document, published: { ...before.published, ...published }, problems };
}

/** Every stored file that is named anywhere in what was typed and is still there. */
export async function libraryFor(db: Kysely<Schema>, drafts: readonly DraftValues[]): Promise<Set<string>> {
  const names = new Set<string>();
  const collect = (_key: string, value: unknown) => {
    if (typeof value === 'string' && STORED_NAME.test(value)) names.add(value);
    return value;
  };
  for (const values of drafts) JSON.stringify(values, collect);
  return new Set((await findFiles(db, [...names])).map(({ name }) => name));
}
