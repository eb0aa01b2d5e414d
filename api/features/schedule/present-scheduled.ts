import type { Kysely } from 'kysely';
import { emptyDocument } from '#content/document.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { isOneOf } from '#content/known.ts';
import { SCHEDULE_PROBLEMS, type ScheduledAction, type ScheduleProblem } from '#content/schedule.ts';
import { listUsers } from '#store/accounts/users.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { findAnywhere } from '#store/entries/read-trash.ts';
import type { Scheduled } from '#store/schedule/scheduled.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import { overlay } from '#api/content/drafts/overlay.ts';
import { titleOf } from '#api/content/history/history.ts';
import { localTimeIn } from '#api/business-hours/zoned-time.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';

/** Something that happens to a record at a time, in the languages that share it. */
export type Coming = {
  collection: string;
  id: number;
  parent: number;
  title: string;
  place: string;
  action: ScheduledAction;
  languages: Language[];
  at: string;
  /** As a clock of the country shows it, `2026-11-23T09:00`. */
  time: string;
  country: Country;
  by: string;
  problem: ScheduleProblem | null;
};

type Db = Kysely<Schema>;

export async function presentScheduled(db: Db, rows: readonly Scheduled[], language: Language): Promise<Coming[]> {
  if (rows.length === 0) return [];
  const users = new Map((await listUsers(db)).map(({ id, username }) => [id, username]));
  const alike = Map.groupBy(rows, (row) => [row.collection, row.id, row.action, row.run_at, row.country, row.problem].join(' '));
  return Promise.all([...alike.values()].flatMap((some) => some.slice(0, 1).map((first) => present(db, first, some, language, users))));
}

/** Rows that differ in their language alone, and the first of them. */
async function present(
  db: Db,
  first: Scheduled,
  rows: readonly Scheduled[],
  language: Language,
  users: ReadonlyMap<number, string>,
): Promise<Coming> {
  const { collection, id, action, run_at: at, country, created_by: by, failed_at: failedAt, problem } = first;
  const { model } = draftedNamed(collection);
  const [entry, draft] = await Promise.all([findAnywhere(db, collection, id), findDraft(db, collection, id)]);
  const before = entry ?? { document: emptyDocument(), published: { en: false, ar: false } };
  const { document } = draft ? overlay(model, before, valuesOf(draft), new Set()) : before;
  const { day, time } = localTimeIn(COUNTRIES[country].timeZone, new Date(at));
  return {
    collection,
    id,
    parent: entry?.parent ?? draft?.parent ?? 0,
    title: titleOf(model, document, language),
    place: model.label[language],
    action,
    languages: LANGUAGES.filter((one) => rows.some((row) => row.language === one)),
    at,
    time: `${day}T${time}`,
    country,
    by: users.get(by ?? 0) ?? '',
    problem: failedAt !== null && isOneOf(SCHEDULE_PROBLEMS, problem) ? problem : null,
  };
}
