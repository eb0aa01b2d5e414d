import { cellsOf } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import { filesOf, type Document } from '#content/document.ts';
import { isSafeLink } from '#content/fields/link.ts';
import { allCollections, collectionNamed } from '#content/index.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { linksIn, withoutLanguage } from '#content/links-in.ts';
import { recordAt } from '#content/page-paths.ts';
import type { ReleaseRemark } from '#content/releases.ts';
import { languageTasks } from '#content/writing/language-tasks.ts';
import type { WordPatterns } from '#content/writing/word-list.ts';
import type { RecordPage } from '#content/pages.ts';
import type { Database } from '#store/database/open.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { findRevisions } from '#store/entries/revisions.ts';
import { findFiles } from '#store/files/files.ts';
import { releaseItems, type ReleaseItem } from '#store/releases/releases.ts';
import { readConfirmed } from '#store/wording/confirmed.ts';
import { unplacedIn } from '#api/content/drafts/draft-parts.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import { openDraftedEntries } from '#api/content/drafts/drafted-entries.ts';
import type { DraftedModel } from '#api/content/drafts/overlay.ts';
import { titleOf } from '#api/content/history/history.ts';
import { isVisible } from '#api/content/present.ts';
import { isSeen, isTyped, languagesOf } from './apply-release.ts';

const MOST_STATES = 30;
/** The language at the end of a cell's name: `headline.ar`. */
const LANGUAGE = /\.(?:en|ar)$/;
const NO_WORDS: WordPatterns = { en: [], ar: [] };

export type Remark = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  kind: ReleaseRemark;
  field: string;
  /** The field as its form calls it. */
  label: string;
  says: string;
  most?: number;
};
type Found = Pick<Remark, 'kind' | 'field' | 'says' | 'most'>;
type Finding = { column: string; says: string };
type Leading = Pick<Remark, 'collection' | 'id' | 'parent' | 'title' | 'label'> & { column: string; link: string };
type Parts = {
  database: Database;
  /** All that leads to the pages of some records, without what goes with them. */
  linksTo: (collection: Collection, ids: readonly number[], language: Language) => Promise<readonly Leading[]>;
  numbers: (model: DraftedModel, entries: readonly Entry[], language: Language) => Promise<readonly Finding[]>;
};

/** What somebody should look at before a release is published, and may publish all the same. */
export function openRemarks({ database, linksTo, numbers }: Parts) {
  const { kysely } = database;
  const drafted = openDraftedEntries(kysely);

  async function ofEntry(model: DraftedModel, item: ReleaseItem, entry: Entry, members: readonly ReleaseItem[], language: Language) {
    const found: Found[] = [
      ...(await ofItem(item)),
      ...(await outOfStep(model, entry)),
      ...(await wrongLinks(model, item, entry, members)),
      ...(await withoutAlt(model, entry.document)),
      ...(await numbers(model, [entry], language)).map(({ column, says }) => ({ kind: 'numbers' as const, field: column, says })),
    ];
    const title = titleOf(model, entry.document, language);
    const cells = cellsOf(model.fields, entry.document);
    const labelOf = (field: string) =>
      cells.find(({ column }) => column.replace(LANGUAGE, '') === field.replace(LANGUAGE, ''))?.label[language];
    return found.map((remark) => ({
      collection: item.collection,
      id: item.id,
      parent: entry.parent,
      title,
      ...remark,
      label: labelOf(remark.field) ?? remark.field,
    }));
  }

  /** Nothing is published at a time that nobody with the right to publish has looked at, and nothing twice. */
  async function ofItem(item: ReleaseItem): Promise<Found[]> {
    const [draft, entry] = await Promise.all([findDraft(kysely, item.collection, item.id), findEntry(kysely, item.collection, item.id)]);
    if (draft && (draft.isNew || isTyped(draft, item.language))) {
      const { fields } = draftedNamed(item.collection).model;
      const unplaced = unplacedIn(fields, valuesOf(draft)).map((says) => ({ kind: 'unplaced' as const, field: '', says }));
      return isSeen(item, draft) ? unplaced : [{ kind: 'unseen', field: '', says: '' }, ...unplaced];
    }
    const isPublic = languagesOf(item.language).every((one) => entry?.published[one]);
    return isPublic ? [{ kind: 'nothing-new', field: '', says: '' }] : [];
  }

  /** As the board of both languages judges it, once the release is the newest state that was published. */
  async function outOfStep({ name, fields }: DraftedModel, entry: Entry): Promise<Found[]> {
    const revisions = await findRevisions(kysely, name, entry.id, { limit: MOST_STATES, offset: 0 });
    const earlier = revisions.map(({ version, snapshot }) => ({ version, document: snapshot }));
    const states = [{ version: (earlier[0]?.version ?? 0) + 1, document: entry.document }, ...earlier];
    const confirmed = await readConfirmed(kysely, name, entry.id);
    return languageTasks(fields, entry, states, confirmed, NO_WORDS).flatMap(({ problem, language, column, says, part }): Found[] => {
      const field = `${column}.${language}`;
      if (problem === 'missing' || problem === 'outdated') return [{ kind: `${problem}-${language}`, field, says: '' }];
      return problem === 'long' ? [{ kind: 'too-long', field, says: String(says.length), most: Number(part) }] : [];
    });
  }

  async function wrongLinks(model: DraftedModel, item: ReleaseItem, entry: Entry, members: readonly ReleaseItem[]) {
    const shown = LANGUAGES.filter((one) => entry.published[one] && (entry.version > 0 || languagesOf(item.language).includes(one)));
    const found: Found[] = [];
    for (const cell of cellsOf(model.fields, entry.document))
      for (const says of linksIn(cell)) {
        const kind = await problemOf(says, members, cell.language ? [cell.language] : shown);
        if (kind) found.push({ kind, field: cell.column, says });
      }
    return found;
  }

  /** `from` are the languages of the pages that it stands on. */
  async function problemOf(link: string, members: readonly ReleaseItem[], from: readonly Language[]) {
    if (!link.startsWith('/')) return undefined;
    const path = withoutLanguage(link);
    if (!isSafeLink(path)) return 'broken-link';
    const target = recordAt(path);
    const collection = target && collectionWithPage(target.page);
    if (!target || !collection) return undefined;
    const member = members.find(({ collection: name, id, about }) => about === 'record' && name === collection.name && id === target.id);
    if (member?.action === 'delete') return 'broken-link';
    const entry = await findEntry(kysely, collection.name, target.id);
    if (!entry && !(await findDraft(kysely, collection.name, target.id))?.isNew) return 'broken-link';
    const isShown = (one: Language) =>
      (entry && isVisible(collection, entry, one)) || (member !== undefined && languagesOf(member.language).includes(one));
    return from.every(isShown) ? undefined : 'draft-link';
  }

  /** What stays public leads to what the release deletes; what is published with it is looked at as it will be. */
  async function leftBehind(members: readonly ReleaseItem[], language: Language): Promise<Remark[]> {
    const isMember = (name: string, record: number) =>
      members.some(({ about, collection, id }) => about === 'record' && collection === name && id === record);
    const remarks: Remark[] = [];
    for (const { collection: name, id } of members.filter(({ action }) => action === 'delete')) {
      const collection = collectionNamed(name);
      for (const found of collection ? await linksTo(collection, [id], language) : []) {
        const { collection: source, id: record, parent, title, label, column, link } = found;
        const above = collectionNamed(source)?.parent;
        if (isMember(source, record) || (above && isDeleted(members, above, parent))) continue;
        remarks.push({ collection: source, id: record, parent, title, label, kind: 'broken-link', field: column, says: link });
      }
    }
    return remarks;
  }

  async function withoutAlt(model: DraftedModel, document: Document) {
    const named = filesOf(model.fields, document);
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
      const { model } = draftedNamed(item.collection);
      const entry = await drafted.inRelease(model, item.id, release);
      if (entry) remarks.push(...(await ofEntry(model, item, entry, members, language)));
    }
    return [...remarks, ...(await leftBehind(members, language))];
  };
}

function isDeleted(members: readonly ReleaseItem[], name: string, record: number): boolean {
  return members.some(({ action, collection, id }) => action === 'delete' && collection === name && id === record);
}

function collectionWithPage(page: RecordPage): Collection | undefined {
  return allCollections.find((collection) => collection.page === page);
}
