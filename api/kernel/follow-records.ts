import type { Model } from '#content/define.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import { walkEntries } from '#store/entries/walk-entries.ts';
import { recordSubject, type Change, type Subject } from '#store/subjects.ts';
import { followChanges } from './follow-changes.ts';

const BATCH = 100;

type Parts<Found, Looked extends Model> = {
  database: Database;
  onChange: Changes['onChange'];
  models: readonly Looked[];
  /** What there is to say about a record; nothing about most. */
  look: (model: Looked, entry: Entry) => Found | undefined | Promise<Found | undefined>;
  /** The records that have to be looked at again because another one changed. */
  dependentsOf?: (record: Subject) => Iterable<Subject>;
  momentMs?: number;
};
export type FoundByRecord<Found> = Map<Subject, Found>;
export type Followed<Found> = {
  whole: () => Promise<ReadonlyMap<Subject, Found>>;
  /** Answers after a moment, also while the first look goes on. */
  soFar: () => Promise<{ found: ReadonlyMap<Subject, Found>; isWhole: boolean }>;
};

/** Whoever opens a screen waits so long for all of it, and is then shown what there is. */
const MOMENT_MS = 3_000;

/** Looks at every record once, in small steps, then at those that change: what there is to say of all is known without reading them again. */
export function followRecords<Found, Looked extends Model = Model>(parts: Parts<Found, Looked>): Followed<Found> {
  const { database, onChange, models, look, dependentsOf = () => [], momentMs = MOMENT_MS } = parts;
  const byName = new Map(models.map((model) => [model.name, model]));
  let begun: FoundByRecord<Found> = new Map();

  async function build(): Promise<FoundByRecord<Found>> {
    const found: FoundByRecord<Found> = new Map();
    begun = found;
    for (const model of models) await lookAtAll(found, model);
    return found;
  }

  async function lookAtAll(found: FoundByRecord<Found>, model: Looked): Promise<void> {
    for await (const entry of walkEntries(database.kysely, model.name)) {
      const seen = await look(model, entry);
      if (seen !== undefined) found.set(recordSubject(model.name, entry.id), seen);
    }
  }

  /** Whoever reads meanwhile is given what was found before, not a gap. */
  async function lookAtAllAgain(found: FoundByRecord<Found>, looked: readonly Looked[]): Promise<void> {
    const fresh: FoundByRecord<Found> = new Map();
    for (const model of looked) await lookAtAll(fresh, model);
    const prefixes = looked.map(({ name }) => `${name}#`);
    for (const known of found.keys()) if (!fresh.has(known) && prefixes.some((prefix) => known.startsWith(prefix))) found.delete(known);
    for (const [record, seen] of fresh) found.set(record, seen);
  }

  async function follow(found: FoundByRecord<Found>, change: Change): Promise<void> {
    if (change === 'everything') return lookAtAllAgain(found, models);
    const again = new Map<Looked, Set<number>>();
    const note = (record: Subject) => {
      const [name = '', id] = record.split('#');
      const model = byName.get(name);
      if (id !== undefined && model) again.set(model, (again.get(model) ?? new Set()).add(Number(id)));
    };
    for (const subject of change) {
      if (subject.includes('/')) continue; // an order, which changes no record
      for (const record of [subject, ...dependentsOf(subject)]) note(record);
      const model = byName.get(subject);
      if (model) await lookAtAllAgain(found, [model]);
    }
    for (const [model, ids] of again) await lookAgain(found, model, [...ids]);
  }

  async function lookAgain(found: FoundByRecord<Found>, model: Looked, ids: readonly number[]): Promise<void> {
    for (let first = 0; first < ids.length; first += BATCH) {
      const batch = ids.slice(first, first + BATCH);
      const entries = await findEntries(database.kysely, model.name, batch);
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      for (const id of batch) {
        const entry = byId.get(id);
        const seen = entry && (await look(model, entry));
        const record = recordSubject(model.name, id);
        if (seen === undefined) found.delete(record);
        else found.set(record, seen);
      }
    }
  }

  const { ready, soon } = followChanges({ onChange, build, follow });

  async function soFar(): ReturnType<Followed<Found>['soFar']> {
    const moment = Promise.withResolvers<undefined>();
    const timer = setTimeout(moment.resolve, momentMs, undefined);
    const found = await Promise.race([ready(), moment.promise]).finally(() => clearTimeout(timer));
    return found ? { found, isWhole: true } : { found: new Map(begun), isWhole: false };
  }

  return { whole: soon, soFar };
}
