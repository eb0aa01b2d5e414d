import { cellsOf } from '#content/cells.ts';
import type { Collection, Model } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import { isSafeLink } from '#content/fields/link.ts';
import { allCollections, childrenOf, collections } from '#content/index.ts';
import { linksIn, withoutLanguage } from '#content/links-in.ts';
import { recordAt } from '#content/page-paths.ts';
import type { RecordPage } from '#content/pages.ts';
import { settings } from '#content/settings/index.ts';
import { textBefore } from '#content/known.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries, liveIds } from '#store/entries/read-entries.ts';
import type { Subject } from '#store/subjects.ts';
import { followRecords } from '#api/kernel/follow-records.ts';
import { titleOf } from '#api/content/history/history.ts';
import { storedName } from '#api/content/settings/settings.ts';
import { NOWHERE, openTargets, type LinkProblem } from './link-targets.ts';

type FoundLink = { collection: string; id: number; parent: number; title: string; column: string; label: string; link: string };
export type BrokenLink = FoundLink & { problem: LinkProblem };
/** With what the records of its collection are called. */
export type LinkToRecord = FoundLink & { place: string };

/** A link as it stands in a record, and the record of ours it leads to, if it leads to one. */
type Found = FoundLink & { path: string; target: { page: RecordPage; id: number } | undefined };

/** A page that no other page leads to. */
export type UnlinkedPage = Pick<FoundLink, 'collection' | 'id' | 'parent' | 'title'>;
/** Collections whose pages are reached by links that people set; all others are listed somewhere. */
const BY_HAND: readonly Collection[] = [collections.products, collections.subCategories];
const MOST_LOOKED_AT = 20_000;

/** Most broken links listed: more than anybody mends at once. */
const MOST_BROKEN = 1000;
const BATCH = 200;

export type Links = ReturnType<typeof openLinks>;

/** Knows every link of the site; outside addresses are believed, because asking them would tell them about us. */
export function openLinks({ database, onChange }: { database: Database; onChange: Changes['onChange'] }) {
  const models: Model[] = [...allCollections, ...settings.map((group) => ({ ...group, name: storedName(group) }))].filter(({ fields }) =>
    Object.values(fields).some(({ kind }) => kind === 'link' || kind === 'rich-text' || kind === 'list'),
  );
  const targetsOf = followRecords({ database, onChange, models, look: (model, entry) => targetsIn(model, entry) });
  const problemOf = openTargets({ database, onChange });

  /** The records of some subjects, in the order of the site. */
  async function* recordsOf(subjects: readonly Subject[]): AsyncGenerator<{ model: Model; entry: Entry }> {
    const byModel = Map.groupBy(subjects, (subject) => textBefore(subject, '#'));
    for (const model of models) {
      const ids = (byModel.get(model.name) ?? []).map((subject) => Number(subject.split('#')[1]));
      const entries: Entry[] = [];
      for (let first = 0; first < ids.length; first += BATCH)
        entries.push(...(await findEntries(database.kysely, model.name, ids.slice(first, first + BATCH))));
      for (const entry of entries.toSorted((a, b) => a.parent - b.parent || a.position - b.position || a.id - b.id)) yield { model, entry };
    }
  }

  async function brokenAmong(found: ReadonlyMap<Subject, readonly string[]>, language: Language): Promise<BrokenLink[]> {
    const problems = await problemOf([...new Set([...found.values()].flat())]);
    const wrong = [...found].flatMap(([subject, targets]) => (targets.some((target) => problems.get(target)) ? subject : []));
    const broken: BrokenLink[] = [];
    for await (const { model, entry } of recordsOf(wrong.slice(0, MOST_BROKEN)))
      for (const { path, target, ...link } of foundIn(model, entry, language)) {
        const problem = problems.get(targetOf({ path, target }) ?? '-');
        if (problem) broken.push({ ...link, problem });
      }
    return broken.slice(0, MOST_BROKEN);
  }

  /** Its own page and its own sections do not count: whoever sees them is there already. */
  async function hasWayIn({ name }: Collection, id: number, subjects: readonly Subject[]): Promise<boolean> {
    const below = new Set(childrenOf(name).map((child) => child.name));
    const isOwn = (subject: Subject) => subject === `${name}#${id}`;
    const others = subjects.filter((subject) => !isOwn(subject));
    if (others.some((subject) => !below.has(textBefore(subject, '#')))) return true;
    for await (const { entry } of recordsOf(others)) if (entry.parent !== id) return true;
    return false;
  }

  return {
    broken: async (language: Language): Promise<BrokenLink[]> => brokenAmong(await targetsOf.whole(), language),
    /** The broken links found by now, for a screen that waits. */
    async brokenSoFar(language: Language): Promise<{ broken: BrokenLink[]; isWhole: boolean }> {
      const { found, isWhole } = await targetsOf.soFar();
      return { broken: await brokenAmong(found, language), isWhole };
    },
    /** Records whose own page no other page leads to; nothing is said before every link is known. */
    async unlinked(language: Language, only?: { name: string; id: number }): Promise<UnlinkedPage[]> {
      const { found, isWhole } = await targetsOf.soFar();
      if (!isWhole) return [];
      const pages: UnlinkedPage[] = [];
      for (const collection of BY_HAND) {
        if (only && only.name !== collection.name) continue;
        const leading = Map.groupBy(
          [...found].flatMap(([subject, targets]) => targets.map((target) => ({ subject, target }))),
          ({ target }) => target,
        );
        const ids = only ? [only.id] : await liveIds(database.kysely, collection.name, MOST_LOOKED_AT);
        for (const id of ids) {
          const subjects = (leading.get(`${collection.page} ${id}`) ?? []).map(({ subject }) => subject);
          if (await hasWayIn(collection, id, subjects)) continue;
          const [entry] = await findEntries(database.kysely, collection.name, [id]);
          if (entry)
            pages.push({ collection: collection.name, id, parent: entry.parent, title: titleOf(collection, entry.document, language) });
          if (pages.length >= MOST_BROKEN) return pages;
        }
      }
      return pages;
    },
    /** Everything that leads to the pages of some records, without what would go with them. */
    async to({ name, page }: Collection, ids: readonly number[] | undefined, language: Language): Promise<LinkToRecord[]> {
      const links: LinkToRecord[] = [];
      if (page === undefined) return links;
      const below = new Set(childrenOf(name).map((child) => child.name)).add(name);
      const wanted = ids && new Set(ids.map((id) => `${page} ${id}`));
      const leads = (target: string) => (wanted ? wanted.has(target) : target.startsWith(`${page} `));
      const leading = [...(await targetsOf.whole())].flatMap(([subject, targets]) => (targets.some(leads) ? subject : []));
      for await (const { model, entry } of recordsOf(leading)) {
        if (links.length >= MOST_BROKEN) break;
        if (ids && below.has(model.name) && ids.includes(model.name === name ? entry.id : entry.parent)) continue;
        for (const { path: _path, target, ...found } of foundIn(model, entry, language))
          if (target?.page === page && (!ids || ids.includes(target.id))) links.push({ ...found, place: model.label[language] });
      }
      return links;
    },
  };
}

/** Where the links of a record lead, as far as that is ours to know. */
function targetsIn({ fields }: Model, { document }: Entry): string[] | undefined {
  const targets = cellsOf(fields, document).flatMap((cell) =>
    linksIn(cell).flatMap((link) => {
      const path = withoutLanguage(link);
      return targetOf({ path, target: path.startsWith('/') ? recordAt(path) : undefined }) ?? [];
    }),
  );
  return targets.length > 0 ? [...new Set(targets)] : undefined;
}

function targetOf({ path, target }: Pick<Found, 'path' | 'target'>): string | undefined {
  if (!isSafeLink(path)) return NOWHERE;
  return target && `${target.page} ${target.id}`;
}

function foundIn(model: Model, { id, parent, document }: Entry, language: Language): Found[] {
  return cellsOf(model.fields, document).flatMap((cell) =>
    linksIn(cell).map((link) => {
      const path = withoutLanguage(link);
      const title = titleOf(model, document, language);
      return {
        collection: model.name,
        id,
        parent,
        title,
        column: cell.column,
        label: cell.label[language],
        link,
        path,
        target: path.startsWith('/') ? recordAt(path) : undefined,
      };
    }),
  );
}
