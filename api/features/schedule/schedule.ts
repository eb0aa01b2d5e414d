import { LANGUAGES, type Language } from '#content/languages.ts';
import type { ScheduledAction } from '#content/schedule.ts';
import type { Rightful } from '#content/roles.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { NO_VERSIONS } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { findAnywhere } from '#store/entries/read-trash.ts';
import { listScheduled, removeScheduled, scheduledOf, writeScheduled } from '#store/schedule/scheduled.ts';
import { plannedReleases } from '#store/releases/releases.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { plannedInstant } from '#api/business-hours/planned-time.ts';
import type { Content } from '#api/content/content.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import type { Drafts } from '#api/content/drafts/drafts.ts';
import { readableBy } from '#api/content/drafts/readable-by.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import type { Country } from '#i18n/locales.ts';
import type { ClockWatch } from './clock-watch.ts';
import { presentScheduled, type Coming } from './present-scheduled.ts';
import { openRunDue } from './run-due.ts';

type Parts = { database: Database; clock: () => Date; content: Content; drafts: Drafts; watch: ClockWatch };
export type Wanted = { action: ScheduledAction; language: Language | 'both'; time: string; country: Country };
export type Schedule = ReturnType<typeof openSchedule>;

export function languagesOf(language: Language | 'both'): readonly Language[] {
  return language === 'both' ? LANGUAGES : [language];
}

/** What is published or hidden at a time: planned, taken off, and done. */
export function openSchedule({ database, clock, content, drafts, watch }: Parts) {
  const { kysely } = database;

  /** What stands in the way today is said today, and not at the time. */
  async function requirePublishable(name: string, id: number, language: Language | 'both', by: By): Promise<void> {
    const [entry, draft] = await Promise.all([findEntry(kysely, name, id), findDraft(kysely, name, id)]);
    if (!entry && !draft?.isNew && !('group' in draftedNamed(name))) throw await whyMissing(name, id);
    const languages = languagesOf(language);
    const isTyped = draft && (['shared', ...languages] as const).some((part) => Object.keys(draft.parts[part]).length > 0);
    if (draft && (isTyped || draft.isNew)) return drafts.check(name, id, language, by);
    if (languages.every((one) => entry?.published[one])) throw new AppError('conflict', { reason: 'nothing-to-publish' });
  }

  async function requireHideable(name: string, id: number, languages: readonly Language[], at: Date): Promise<void> {
    if ('group' in draftedNamed(name)) throw invalid({ action: 'not-a-choice' });
    const [entry, planned] = await Promise.all([findEntry(kysely, name, id), scheduledOf(kysely, name, [id])]);
    if (!entry && !(await findDraft(kysely, name, id))?.isNew) throw await whyMissing(name, id);
    const coming = planned.filter(({ action, language }) => action === 'publish' && languages.includes(language));
    if (coming.some(({ run_at: before }) => before >= at.toISOString())) throw invalid({ time: 'not-after' }, 'hidden-too-early');
    if (coming.length === 0 && !languages.some((one) => entry?.published[one]))
      throw new AppError('conflict', { reason: 'nothing-to-hide' });
  }

  async function whyMissing(name: string, id: number): Promise<AppError> {
    return (await findAnywhere(kysely, name, id)) ? new AppError('conflict', { reason: 'record-in-trash' }) : notFound();
  }

  async function ofRecord(name: string, id: number, language: Language): Promise<Coming[]> {
    return presentScheduled(kysely, await scheduledOf(kysely, name, [id]), language);
  }

  return {
    ...openRunDue({ database, clock, content, drafts, watch }),
    clock: { state: watch.state, allow: watch.allow },
    of: ofRecord,

    /** Of what somebody may look at, the next first; what could not be done stands among it until somebody takes it off. */
    async list(user: Rightful, language: Language): Promise<Coming[]> {
      const names = new Set(readableBy(user));
      const rows = (await listScheduled(kysely)).filter(({ collection }) => names.has(collection));
      return presentScheduled(kysely, rows, language);
    },

    /** What the first screen tells whoever may do something about it. */
    async troubles(): Promise<{ failed: number; isClockHeld: boolean }> {
      const [records, releases, held] = await Promise.all([listScheduled(kysely), plannedReleases(kysely), watch.state()]);
      const planned = [...records, ...releases];
      return { failed: planned.filter((one) => one.failed_at !== null).length, isClockHeld: planned.length > 0 && held !== null };
    },

    /** One time for each record, language and action: a new one replaces the one before. */
    async set(name: string, id: number, wanted: Wanted, by: By, labelLanguage: Language): Promise<Coming[]> {
      const { model } = draftedNamed(name);
      const { action, country } = wanted;
      const languages = languagesOf(wanted.language);
      const at = plannedInstant(wanted, clock());
      if (action === 'hide') await requireHideable(name, id, languages, at);
      else await requirePublishable(name, id, wanted.language, by);
      await watch.begin();
      const now = clock().toISOString();
      await kysely.transaction().execute(async (tx) => {
        const versions = (await findDraft(tx, name, id))?.versions ?? NO_VERSIONS;
        const common = { collection: model.name, id, action, country, run_at: at.toISOString(), created_at: now, created_by: by.actor };
        for (const language of languages)
          await writeScheduled(tx, {
            ...common,
            language,
            shared_version: versions.shared,
            own_version: versions[language],
            failed_at: null,
            problem: '',
          });
        const details = { action, language: wanted.language, at: common.run_at };
        await recordAudit(tx, { at: now, actor: by.actor, action: 'scheduled', subject: `${name}/${id}`, details });
        await queueEvent(tx, 'content.scheduled', `${name}/${id}`, now);
      });
      return ofRecord(name, id, labelLanguage);
    },

    /** Answers what was taken off, so that it can come back. */
    async remove(name: string, id: number, action: ScheduledAction, language: Language | 'both', by: By): Promise<void> {
      const { model } = draftedNamed(name);
      await kysely.transaction().execute(async (tx) => {
        const removed = await removeScheduled(tx, { collection: model.name, id, action, languages: languagesOf(language) });
        if (removed.length === 0) throw new AppError('conflict', { reason: 'not-scheduled' });
        const details = { action, language };
        await recordAudit(tx, { at: clock().toISOString(), actor: by.actor, action: 'unscheduled', subject: `${name}/${id}`, details });
      });
    },
  };
}
