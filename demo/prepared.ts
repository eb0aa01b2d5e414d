import type { Transaction } from 'kysely';
import { LANGUAGES } from '#content/languages.ts';
import { instantOf } from '#api/business-hours/zoned-time.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import { keepTyped } from '#api/content/drafts/keep-draft.ts';
import { OPERATOR } from '#api/kernel/written-by.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Draft } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { removeDraft } from '#store/drafts/write-drafts.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { createRelease, deleteRelease, putItem } from '#store/releases/releases.ts';
import { removeScheduled, writeScheduled } from '#store/schedule/scheduled.ts';
import { preparedAlone, preparedOnTime, preparedRelease, type PreparedDraft, type PreparedOrder } from './content/prepared.ts';
import type { Traces } from './traces.ts';

type Tx = Transaction<Schema>;
type PreparedTraces = Pick<Traces, 'drafts' | 'releases'>;

const MONTHS_AHEAD = 3;
const DAYS_AHEAD = 30;
const DAY_MS = 24 * 3600_000;

/** What the company has not published yet: a draft by itself, one with a time, and one in a release that has a time and a new order too. */
export async function insertPrepared(tx: Tx, database: Database, now: Date): Promise<PreparedTraces> {
  await keep(tx, database, preparedAlone, now);
  await planned(tx, await keep(tx, database, preparedOnTime, now), now);
  const { name, draft, order } = preparedRelease;
  const inAMonth = nineInRiyadh(new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
  const begun = { created_at: now.toISOString(), country: 'sa', problem: '', link_key: '' } as const;
  const release = await createRelease(tx, { name, ...begun, run_at: inAMonth.toISOString() });
  await put(tx, release, await keep(tx, database, draft, now), now);
  await putOrder(tx, release, order, now);
  return { drafts: [preparedAlone, preparedOnTime, draft].map(({ collection, id }) => ({ collection, id })), releases: [release] };
}

function nineInRiyadh(day: Date): Date {
  return instantOf(COUNTRIES.sa.timeZone, { day: day.toISOString().slice(0, 10), time: '09:00' });
}

async function keep(tx: Tx, database: Database, { collection, id, values }: PreparedDraft, now: Date): Promise<Draft> {
  const entry = await findEntry(tx, collection, id);
  const target = { id, parent: entry?.parent ?? 0, isNew: false, key: '' };
  const request = { values, language: 'ar', by: OPERATOR } as const;
  const { draft } = await keepTyped(tx, database, draftedNamed(collection).model, entry, target, request, now);
  if (!draft) throw new Error(`The prepared draft of ${collection}/${id} says what is published.`);
  return draft;
}

async function planned(tx: Tx, { collection, id, versions }: Draft, now: Date): Promise<void> {
  const runAt = nineInRiyadh(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1)));
  for (const language of LANGUAGES)
    await writeScheduled(tx, {
      collection,
      id,
      action: 'publish',
      language,
      country: 'sa',
      run_at: runAt.toISOString(),
      created_at: now.toISOString(),
      created_by: OPERATOR.actor,
      shared_version: versions.shared,
      own_version: versions[language],
      failed_at: null,
      problem: '',
    });
}

async function put(tx: Tx, release: number, { collection, id, versions: { shared, en, ar } }: Draft, now: Date): Promise<void> {
  const seen = { shared_version: shared, en_version: en, ar_version: ar };
  await putItem(tx, { ...itemOf(release, now), collection, id, about: 'record', action: 'publish', ids: '[]', ...seen });
}

async function putOrder(tx: Tx, release: number, { collection, ids }: PreparedOrder, now: Date): Promise<void> {
  const unseen = { shared_version: 0, en_version: 0, ar_version: 0 };
  await putItem(tx, { ...itemOf(release, now), collection, id: 0, about: 'order', action: 'order', ids: JSON.stringify(ids), ...unseen });
}

function itemOf(release: number, now: Date) {
  const added = { added_at: now.toISOString(), added_by: OPERATOR.actor };
  return { release_id: release, language: 'both', slot: 0, before: '{}', ...added } as const;
}

/** A draft that somebody went on with is theirs, and keeps its record from going for good. */
export async function removePrepared(tx: Tx, { drafts, releases }: PreparedTraces): Promise<void> {
  for (const release of releases) await deleteRelease(tx, release);
  for (const target of drafts) {
    const draft = await findDraft(tx, target.collection, target.id);
    if (!draft || draft.updatedBy !== OPERATOR.actor) continue;
    await removeScheduled(tx, target);
    await removeDraft(tx, target);
  }
}
