import type { Kysely } from 'kysely';
import { emptyDocument } from '#content/document.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import type { ReleaseAction, ReleaseProblem } from '#content/releases.ts';
import { listUsers } from '#store/accounts/users.ts';
import type { Schema } from '#store/database/schema.ts';
import { valuesOf } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { findAnywhere } from '#store/entries/read-trash.ts';
import type { Release, ReleaseItem } from '#store/releases/releases.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import { overlay } from '#api/content/drafts/overlay.ts';
import { titleOf } from '#api/content/history/history.ts';
import { fieldLabel } from '#api/http/field-label.ts';
import { localTimeIn } from '#api/business-hours/zoned-time.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { translate } from '#i18n/translate.ts';
import type { Refused } from './apply-release.ts';

type Db = Kysely<Schema>;

export type PresentedRelease = {
  id: number;
  name: string;
  state: 'open' | 'scheduled' | 'failed' | 'published';
  count: number;
  createdAt: string;
  createdBy: string;
  /** When it is published, by the clock of its country. */
  time: string | null;
  at: string | null;
  country: Country;
  problem: string;
  publishedAt: string | null;
  takenBackAt: string | null;
  linkEndsAt: string | null;
};

export type PresentedItem = {
  collection: string;
  id: number;
  parent: number;
  about: 'record' | 'order';
  action: ReleaseAction;
  language: Language | 'both';
  title: string;
  place: string;
  problem: ReleaseProblem | null;
  fields: string[];
  labels: string[];
};

export async function presentRelease(db: Db, release: Release, count: number): Promise<PresentedRelease> {
  const users = new Map((await listUsers(db)).map(({ id, username }) => [id, username]));
  const { id, name, created_at: createdAt, created_by: by, run_at: at, country, failed_at: failedAt, problem } = release;
  const local = at === null ? undefined : localTimeIn(COUNTRIES[country].timeZone, new Date(at));
  const state = release.published_at !== null ? 'published' : failedAt !== null ? 'failed' : at !== null ? 'scheduled' : 'open';
  return {
    id,
    name,
    state,
    count,
    createdAt,
    createdBy: users.get(by ?? 0) ?? '',
    time: local ? `${local.day}T${local.time}` : null,
    at,
    country,
    problem,
    publishedAt: release.published_at,
    takenBackAt: release.taken_back_at,
    linkEndsAt: release.link_key === '' ? null : release.link_ends_at,
  };
}

export function presentItems(
  db: Db,
  items: readonly ReleaseItem[],
  language: Language,
  refused: readonly Refused[] = [],
): Promise<PresentedItem[]> {
  return Promise.all(
    items.map(async (item) => {
      const { collection, id, about, action, language: inLanguage } = item;
      const { model } = draftedNamed(collection);
      const isOrder = about === 'order';
      const entry = isOrder ? undefined : await findAnywhere(db, collection, id);
      const draft = isOrder ? undefined : await findDraft(db, collection, id);
      const before = entry ?? { document: emptyDocument(), published: { en: false, ar: false } };
      const { document } = draft ? overlay(model, before, valuesOf(draft), new Set()) : before;
      const stopped = refused.find((one) => one.item === item);
      return {
        collection,
        id,
        parent: isOrder ? id : (entry?.parent ?? draft?.parent ?? 0),
        about,
        action,
        language: inLanguage,
        title: isOrder ? '' : titleOf(model, document, language),
        place: model.label[language],
        problem: stopped?.problem ?? null,
        fields: stopped?.fields ?? [],
        labels: (stopped?.fields ?? []).map((field) => labelIn(language, field, model.fields)),
      };
    }),
  );
}

function labelIn(language: Language, field: string, fields: Fields): string {
  const label = fieldLabel(language, field, fields);
  const of = LANGUAGES.find((one) => field.endsWith(`_${one}`));
  return of ? translate(language, `api.column.in-${of}`, { label }) : label;
}
