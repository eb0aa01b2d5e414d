import { cellsOf } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import { filesOf, isEmpty, type Document } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { recordAt } from '#content/page-paths.ts';
import type { ReleaseRemark } from '#content/releases.ts';
import type { Database } from '#store/database/open.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { findFiles } from '#store/files/files.ts';
import { releaseItems, type ReleaseItem } from '#store/releases/releases.ts';
import { missingFields } from '#api/content/browse.ts';
import { openDraftedEntries } from '#api/content/drafts/drafted-entries.ts';
import { titleOf } from '#api/content/history/history.ts';
import { collectionWithPage } from './pages-of.ts';

const HREF = /<a\b[^>]*?\shref="([^"]*)"/gi;
/** As search engines and cards show them; longer ones are cut. */
const ROOM: Readonly<Record<string, number>> = { seo_title: 60, seo_description: 160, headline: 110, name: 70, title: 90 };

export type Remark = { collection: string; id: number; parent: number; title: string; kind: ReleaseRemark; field: string; says: string };
type Finding = { column: string; says: string };
type Parts = {
  database: Database;
  numbers: (collection: Collection, entries: readonly Entry[], language: Language) => Promise<readonly Finding[]>;
};

/** What somebody should look at before a release is published, and may publish all the same. */
export function openRemarks({ database, numbers }: Parts) {
  const { kysely } = database;
  const drafted = openDraftedEntries(kysely);

  async function ofEntry(collection: Collection, item: ReleaseItem, entry: Entry, members: readonly ReleaseItem[], language: Language) {
    const before = await findEntry(kysely, collection.name, entry.id);
    const found: Pick<Remark, 'kind' | 'field' | 'says'>[] = [
      ...LANGUAGES.flatMap((one) =>
        missingFields(collection, entry, one).map((field) => ({ kind: `missing-${one}` as const, field, says: '' })),
      ),
      ...outdated(collection, before?.document, entry.document),
      ...tooLong(collection, entry.document),
      ...(await wrongLinks(collection, entry.document, members)),
      ...(await withoutAlt(collection, entry.document)),
      ...(await numbers(collection, [entry], language)).map(({ column, says }) => ({ kind: 'numbers' as const, field: column, says })),
    ];
    const title = titleOf(collection, entry.document, language);
    return found.map((remark) => ({ collection: item.collection, id: item.id, parent: entry.parent, title, ...remark }));
  }

  async function wrongLinks(collection: Collection, document: Document, members: readonly ReleaseItem[]) {
    const found: Pick<Remark, 'kind' | 'field' | 'says'>[] = [];
    for (const { column, value, field } of cellsOf(collection.fields, document)) {
      if (typeof value !== 'string') continue;
      const links =
        field.kind === 'link' ? [value] : field.kind === 'rich-text' ? [...value.matchAll(HREF)].map(([, href = '']) => href) : [];
      for (const says of links) {
        const kind = await problemOf(says, members);
        if (kind) found.push({ kind, field: column, says });
      }
    }
    return found;
  }

  async function problemOf(link: string, members: readonly ReleaseItem[]): Promise<'broken-link' | 'draft-link' | undefined> {
    const target = link.startsWith('/') ? recordAt(link.replace(/^\/en(?=\/|$)/, '')) : undefined;
    const collection = target && collectionWithPage(target.page);
    if (!target || !collection) return undefined;
    const member = members.find(({ collection: name, id, about }) => about === 'record' && name === collection.name && id === target.id);
    if (member) return member.action === 'delete' ? 'broken-link' : undefined;
    const entry = await findEntry(kysely, collection.name, target.id);
    if (entry) return entry.published.en || entry.published.ar ? undefined : 'draft-link';
    return (await findDraft(kysely, collection.name, target.id))?.isNew ? 'draft-link' : 'broken-link';
  }

  async function withoutAlt(collection: Collection, document: Document) {
    const named = filesOf(collection.fields, document);
    const files = await findFiles(
      kysely,
      named.map(({ file }) => file),
    );
    const bare = new Set(
      files.filter((file) => file.kind === 'image' && (file.alt.en === '' || file.alt.ar === '')).map(({ name }) => name),
    );
    return named.flatMap(({ field, file }) => (bare.has(file) ? [{ kind: 'no-alt' as const, field, says: file }] : []));
  }

  return async function remarksOn(release: number, language: Language): Promise<Remark[]> {
    const members = await releaseItems(kysely, release);
    const remarks: Remark[] = [];
    for (const item of members.filter(({ action }) => action === 'publish')) {
      const collection = collectionNamed(item.collection);
      const entry = collection && (await drafted.inRelease(collection, item.id, release));
      if (entry) remarks.push(...(await ofEntry(collection, item, entry, members, language)));
    }
    return remarks;
  };
}

/** One language of a field changes with the release and the other, which has words, does not. */
function outdated({ fields }: Collection, before: Document | undefined, after: Document) {
  if (!before) return [];
  return Object.entries(fields).flatMap(([field, { slot }]) => {
    if (slot !== 'localized') return [];
    const changed = LANGUAGES.filter((one) => JSON.stringify(before[one][field]) !== JSON.stringify(after[one][field]));
    const left = LANGUAGES.find((one) => !changed.includes(one));
    return changed.length === 1 && left && !isEmpty(after[left][field]) ? [{ kind: `outdated-${left}` as const, field, says: '' }] : [];
  });
}

function tooLong({ fields }: Collection, document: Document) {
  return Object.keys(fields).flatMap((field) =>
    LANGUAGES.flatMap((one) => {
      const value = document[one][field];
      const isLong = typeof value === 'string' && ROOM[field] !== undefined && value.length > ROOM[field];
      return isLong ? [{ kind: 'too-long' as const, field: `${field}_${one}`, says: String(value.length) }] : [];
    }),
  );
}
