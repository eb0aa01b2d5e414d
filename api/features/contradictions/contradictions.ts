import { cellsOf } from '#content/cells.ts';
import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import { allCollections, collectionNamed } from '#content/index.ts';
import { checkClaims, compareNumbers, type NamedProduct } from '#content/specifications/guard.ts';
import { SPECIFICATIONS, type Specifications } from '#content/specifications/kinds.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import { textBefore } from '#content/known.ts';
import { breather } from '#store/breathe.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries, findEntry, listEntries } from '#store/entries/read-entries.ts';
import { recordSubject, type Subject } from '#store/subjects.ts';
import { titleOf } from '#api/content/history/history.ts';
import { cacheUntilChange } from '#api/kernel/cache-until-change.ts';
import { followRecords } from '#api/kernel/follow-records.ts';
import { specificationsField, subjectOf } from './subject-of.ts';

/** A text whose languages say different numbers, or that a specification contradicts. */
export type Finding = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  column: string;
  label: string;
  problem: 'languages' | 'specification';
  /** What the text says, and what stands against it: the other language's numbers, or the specification's words. */
  says: string;
  expected: string;
};

const MOST_FINDINGS = 500;
const BATCH = 100;
/** Most products whose names are looked for in texts. */
const MOST_NAMED = 2000;

/** A collection or a group of settings. */
type TitledModel = Parameters<typeof titleOf>[0];

export type Contradictions = ReturnType<typeof openContradictions>;

/** Looks after the numbers in texts. */
export function openContradictions({ database, onChange }: { database: Database; onChange: Changes['onChange'] }) {
  const { kysely } = database;
  const named = cacheUntilChange(onChange, async () => {
    const lists = allCollections.filter(specificationsField).map(async (collection) => {
      const entries = await listEntries(kysely, collection.name, 0, { limit: MOST_NAMED, offset: 0 });
      return entries.map((entry) => productFrom(collection, entry));
    });
    return (await Promise.all(lists)).flat();
  });

  /** One reader per call: the children of a product ask for it once. */
  function productReader(): (key: string) => Promise<NamedProduct | undefined> {
    const asked = new Map<string, Promise<NamedProduct | undefined>>();
    const read = async (key: string) => {
      const [name = '', id] = key.split('/');
      const collection = collectionNamed(name);
      const entry = collection && (await findEntry(kysely, name, Number(id)));
      return entry && productFrom(collection, entry);
    };
    return (key) => {
      const reading = asked.get(key) ?? read(key);
      asked.set(key, reading);
      return reading;
    };
  }

  /** The product that the texts of a record are about; a link to one is meant only where they name it: others lead on to it. */
  async function productOf(
    collection: Collection,
    entry: Entry,
    productAt: (key: string) => Promise<NamedProduct | undefined>,
    texts: string,
  ): Promise<NamedProduct | undefined> {
    const subject = subjectOf(collection, entry);
    if (!subject) return undefined;
    if (subject.by === 'itself') return productFrom(collection, entry);
    const product = await productAt(subject.key);
    return subject.by === 'parent' || product?.names.some((name) => name !== '' && texts.includes(name)) ? product : undefined;
  }

  async function findingsOf(
    model: TitledModel,
    entry: Entry,
    productAt: (key: string) => Promise<NamedProduct | undefined>,
    language: Language,
    others: () => readonly NamedProduct[] | Promise<readonly NamedProduct[]> = named,
  ): Promise<Finding[]> {
    const cells = cellsOf(model.fields, entry.document).filter(({ field }) => field.slot === 'localized');
    const beside = cells.map(({ value }) => String(value)).join('. ');
    const collection = collectionNamed(model.name);
    const about = collection && (await productOf(collection, entry, productAt, beside));
    const common = {
      collection: model.name,
      id: entry.id,
      parent: entry.parent,
      title: titleOf(model, entry.document, language),
    };
    const findings: Finding[] = [];
    for (const [column, [en, ar]] of Map.groupBy(cells, ({ column: full }) => full.replace(/\.(?:en|ar)$/, ''))) {
      const shared = { ...common, column, label: en?.label[language] ?? '' };
      const texts = [String(en?.value ?? ''), String(ar?.value ?? '')] as const;
      const isTitle = column === collection?.titleField;
      const mismatch = compareNumbers(...texts);
      if (mismatch) findings.push({ ...shared, problem: 'languages', says: mismatch.en.join(' '), expected: mismatch.ar.join(' ') });
      // Others are read only for a text that says something its own product does not bear out.
      const claimed = texts.map((text) => (isTitle ? text : afterTitle(text)));
      if (!about) continue;
      for (const text of claimed.filter((one) => checkClaims(one, about.specifications, []).length > 0))
        for (const { kinds, text: says } of checkClaims(text, about.specifications, await others(), beside))
          findings.push({ ...shared, problem: 'specification', says, expected: inText(about.specifications, kinds, language) });
    }
    return findings;
  }

  async function check(model: TitledModel, entries: readonly Entry[], language: Language): Promise<Finding[]> {
    const [productAt, breathe] = [productReader(), breather()];
    const found: Finding[] = [];
    for (const entry of entries) {
      found.push(...(await findingsOf(model, entry, productAt, language)));
      await breathe();
    }
    return found;
  }

  /** Many records speak of the same product, one after the other; it is read again when something has changed. */
  let productNow = productReader();
  onChange(() => (productNow = productReader()));
  /** The records whose texts speak of another one, by that one. */
  const aboutRecord = new Map<Subject, Set<Subject>>();

  /** Whether there may be something to find: without the products that a text names beside its own, which only excuse it. */
  async function isSuspect(collection: Collection, entry: Entry): Promise<true | undefined> {
    const subject = subjectOf(collection, entry);
    if (subject && subject.by !== 'itself') {
      const [name = '', id = ''] = subject.key.split('/');
      const about = recordSubject(name, id);
      aboutRecord.set(about, (aboutRecord.get(about) ?? new Set()).add(recordSubject(collection.name, entry.id)));
    }
    return (await findingsOf(collection, entry, productNow, 'en', () => [])).length > 0 || undefined;
  }

  function dependentsOf(subject: Subject): Subject[] {
    if (subject.includes('#')) return [...(aboutRecord.get(subject) ?? [])];
    return [...aboutRecord].flatMap(([about, records]) => (about.startsWith(`${subject}#`) ? [...records] : []));
  }

  const suspects = followRecords({
    database,
    onChange,
    models: allCollections,
    look: isSuspect,
    dependentsOf,
  });

  /** The findings, up to a number nobody would read at once. */
  async function findingsAmong(subjects: Iterable<Subject>, language: Language): Promise<Finding[]> {
    const found: Finding[] = [];
    const productAt = productReader();
    const byCollection = Map.groupBy(subjects, (subject) => textBefore(subject, '#'));
    for (const collection of allCollections) {
      const ids = (byCollection.get(collection.name) ?? []).map((subject) => Number(subject.split('#')[1]));
      for (let first = 0; first < ids.length; first += BATCH)
        for (const entry of await findEntries(kysely, collection.name, ids.slice(first, first + BATCH))) {
          found.push(...(await findingsOf(collection, entry, productAt, language)));
          if (found.length >= MOST_FINDINGS) return found.slice(0, MOST_FINDINGS);
        }
    }
    return found;
  }

  return {
    check,
    all: async (language: Language): Promise<Finding[]> => findingsAmong((await suspects.whole()).keys(), language),
    /** The contradictions found by now, for a screen that waits. */
    async soFar(language: Language): Promise<{ findings: Finding[]; isWhole: boolean }> {
      const { found, isWhole } = await suspects.soFar();
      return { findings: await findingsAmong(found.keys(), language), isWhole };
    },
  };
}

/** What stands below a title does not open the text, so a number at its beginning is not the value itself. */
function afterTitle(text: string): string {
  return ` ${text}`;
}

function productFrom(collection: Collection, { document }: Entry): NamedProduct {
  return {
    names: LANGUAGES.map((language) => String(document[language][collection.titleField] ?? '')),
    specifications: document.shared[specificationsField(collection) ?? ''] ?? {},
  };
}

function inText(specifications: Specifications, kinds: readonly (keyof typeof SPECIFICATIONS)[], language: Language): string {
  return kinds
    .flatMap((name) => (specifications[name] ? [writeSpecification(SPECIFICATIONS[name], specifications[name], language)] : []))
    .join(' · ');
}
