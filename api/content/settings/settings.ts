import type { Kysely } from 'kysely';
import type { Fields } from '#content/fields/kinds.ts';
import type { Schema } from '#store/database/schema.ts';
import { areValuesOf, type Collection, type Settings, type ValuesOf } from '#content/define.ts';
import { emptyDocument, readDocument, type Document, type Language } from '#content/document.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { createEntry, updateEntry } from '#store/entries/write-entries.ts';
import type { Entry } from '#store/entries/entry.ts';
import type { Changes } from '#store/changes.ts';
import { openReadCache } from '#api/kernel/read-cache.ts';
import { AppError } from '#api/errors.ts';
import { applyWrites } from '#api/content/apply-writes.ts';
import { parseInput } from '#api/content/parse-input.ts';
import { refusal, withFiles, type SaveParts, type SaveRequest } from '#api/content/save-entry.ts';

const COMPANY_TIME_ZONE = 'Asia/Riyadh';

/** The id of the one record of every group of settings. */
export const ONLY_ID = 1;
/** All groups in both languages. */
const MOST_CACHED = 200;

/** A group of settings is kept as the only record of a collection of its own. */
export function storedName(group: Pick<Settings, 'name'>): string {
  return `settings-${group.name}`;
}

/** In the transaction of whoever asks, where there is one. */
export async function readSettings<G extends Settings>(db: Kysely<Schema>, group: G, language: Language): Promise<ValuesOf<G>> {
  const entry = await findEntry(db, storedName(group), ONLY_ID);
  return settingsIn(group, entry?.document ?? emptyDocument(), language);
}

export function settingsIn<G extends Settings>(group: G, document: Document, language: Language): ValuesOf<G> {
  const { values } = readDocument(group.fields, document, language);
  if (!areValuesOf(group, values)) throw new TypeError(`The settings ${group.name} do not hold what their fields say.`);
  return values;
}

export type SettingsOperations = ReturnType<typeof openSettings>;

export function openSettings(parts: SaveParts & { afterChange: () => Promise<void>; onChange: Changes['onChange'] }) {
  const { database, onChange } = parts;
  const keep = openReadCache<object>(onChange, MOST_CACHED);
  // By name: the pages are built apart and have declarations of their own.
  const madeFor = new WeakMap<object, string>();
  function isOf<G extends Settings>(group: G, values: object): values is ValuesOf<G> {
    return madeFor.get(values) === group.name;
  }
  const entryOf = (group: Settings) => findEntry(database.kysely, storedName(group), ONLY_ID);

  return {
    entryOf,
    /** Every page and every form asks for some. */
    async read<G extends Settings>(group: G, language: Language): Promise<ValuesOf<G>> {
      const read = () => readSettings(database.kysely, group, language);
      const cached = await keep(`${language} ${group.name}`, async () => {
        const made = await read();
        madeFor.set(made, group.name);
        return made;
      });
      return isOf(group, cached) ? cached : read();
    },
    async update(group: Settings, request: SaveRequest): Promise<Entry> {
      try {
        const entry = await saveSettings(parts, group, request);
        await parts.afterChange();
        return entry;
      } catch (error) {
        throw refusal(error);
      }
    },
  };
}

/** In the transaction that the database of `parts` is inside of, where it is inside of one. */
export function saveSettings(parts: SaveParts, group: Settings, request: SaveRequest): Promise<Entry> {
  const model = { name: storedName(group), label: group.label, fields: group.fields };
  const target: Pick<Collection, 'fields' | 'fieldAliases' | 'allRequiredTogether'> & Pick<Settings, 'inOrder' | 'rowsInOrder'> = {
    fields: group.fields,
    fieldAliases: {},
    allRequiredTogether: false,
    inOrder: group.inOrder,
    rowsInOrder: group.rowsInOrder,
  };
  const isThere = async () => Boolean(await findEntry(parts.database.kysely, model.name, ONLY_ID));
  const input = parseInput(target, request.raw, request.language);
  return withFiles(parts, model, request, input, async (writer, known) => {
    const next = (before: Document, isNew: boolean) => applyWrites(target, before, input, known, { isNew });
    const published = { en: true, ar: true };
    if (writer.languages !== 'all' && !(await isThere()))
      await createEntry({ ...writer, languages: 'all', newFiles: [], alongside: undefined }, model, {
        id: ONLY_ID,
        document: emptyDocument(),
        published,
      });
    if (await isThere())
      return updateEntry(
        writer,
        model,
        ONLY_ID,
        input.version,
        ({ document }) => ({ document: next(document, false), published }),
        (before, after) => followDates(group.fields, before, after, parts.clock()),
      );
    if (input.version !== undefined && input.version !== 0) throw new AppError('conflict');
    return createEntry(writer, model, { id: ONLY_ID, document: next(emptyDocument(), false), published });
  });
}

/** A text that carries its date gets a new one when it changes, unless somebody set the date in the same save. */
function followDates(fields: Fields, before: Document, after: Document, now: Date): Document {
  const shared = { ...after.shared };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'date' || field.follows === undefined) continue;
    const text = field.follows;
    const isChanged = (['en', 'ar', 'shared'] as const).some((part) => (before[part][text] ?? '') !== (after[part][text] ?? ''));
    if (isChanged && before.shared[name] === after.shared[name])
      shared[name] = now.toLocaleDateString('sv-SE', { timeZone: COMPANY_TIME_ZONE });
  }
  return { ...after, shared };
}
