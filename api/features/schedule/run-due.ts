import { oneOrBoth, type Language } from '#content/languages.ts';
import type { ScheduleProblem } from '#content/schedule.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { NO_VERSIONS, type Draft } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { followRecord } from '#store/drafts/write-drafts.ts';
import { findAnywhere } from '#store/entries/read-trash.ts';
import { dueScheduled, failScheduled, ScheduleTaken, takeScheduled, type Scheduled } from '#store/schedule/scheduled.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import type { Content } from '#api/content/content.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import type { Drafts } from '#api/content/drafts/drafts.ts';
import type { Alongside } from '#api/content/drafts/publish-draft.ts';
import { AppError, notFound } from '#api/errors.ts';
import type { By } from '#api/kernel/written-by.ts';
import type { ClockWatch } from './clock-watch.ts';

type Parts = { database: Database; clock: () => Date; content: Content; drafts: Drafts; watch: Pick<ClockWatch, 'now'> };
type Due = { rows: readonly Scheduled[]; first: Scheduled; languages: readonly Language[] };

/** Does what is due, each in one step with its row in the schedule: once, however many servers try. */
export function openRunDue({ database, clock, content, drafts, watch }: Parts) {
  const { kysely } = database;

  function done({ rows, first: { collection, id, action, created_by: actor } }: Due): Alongside {
    return async (tx, entry) => {
      await takeScheduled(tx, rows);
      await followRecord(tx, { collection, id, version: entry.version });
      const at = clock().toISOString();
      await recordAudit(tx, {
        at,
        actor,
        action: action === 'hide' ? 'hidden-on-time' : 'published-on-time',
        subject: `${collection}/${id}`,
      });
    };
  }

  async function show(due: Due, isShown: boolean, by: By): Promise<void> {
    const { collection: name, id } = due.first;
    const drafted = draftedNamed(name);
    if (!('collection' in drafted)) throw notFound();
    await content.setShown(drafted.collection, id, due.languages, isShown, by, done(due));
  }

  async function publish(due: Due, by: By): Promise<void> {
    const { collection: name, id } = due.first;
    const draft = await findDraft(kysely, name, id);
    requireLookedAt(due, draft);
    const parts = ['shared', ...due.languages] as const;
    if (!draft || (!draft.isNew && parts.every((part) => Object.keys(draft.parts[part]).length === 0))) return show(due, true, by);
    const language = oneOrBoth(due.languages);
    await drafts.publish(name, id, { language, versions: draft.versions, by, labelLanguage: 'en', also: done(due) });
  }

  async function run(due: Due): Promise<void> {
    const { created_by: actor, action } = due.first;
    const by: By = { actor, languages: 'all' };
    try {
      await (action === 'hide' ? show(due, false, by) : publish(due, by));
    } catch (error) {
      if (error instanceof ScheduleTaken) return;
      const problem = await problemOf(error, due.first);
      if (problem === undefined) throw error;
      await fail(due, problem);
    }
  }

  async function problemOf(error: unknown, { collection, id }: Scheduled): Promise<ScheduleProblem | undefined> {
    if (!(error instanceof AppError)) return undefined;
    const { code, details } = error;
    if (code === 'not-found') return (await findAnywhere(kysely, collection, id)) ? 'in-trash' : 'gone';
    if (code === 'invalid-input') return 'does-not-fit';
    if (code === 'limit-reached') return 'full';
    if (code === 'not-allowed') return 'refused';
    if (code !== 'conflict') return undefined; // a database that is away comes back
    if (details.reason === 'record-in-trash') return 'in-trash';
    if (details.reason === 'draft-changed' || details.reason === 'draft-gone' || details.reason === 'no-draft') return 'draft-changed';
    return details.reason === 'parent-is-draft' ? 'parent-is-draft' : 'conflict';
  }

  function fail({ rows, first: { collection, id, created_by: actor } }: Due, problem: ScheduleProblem): Promise<void> {
    const at = clock().toISOString();
    return kysely.transaction().execute(async (tx) => {
      if (!(await failScheduled(tx, rows, problem, at))) return;
      await recordAudit(tx, { at, actor, action: 'schedule-failed', subject: `${collection}/${id}`, details: { problem } });
      await queueEvent(tx, 'schedule.failed', `${collection}/${id}`, at);
    });
  }

  return {
    async runDue(): Promise<void> {
      const until = await watch.now();
      if (until) for (const due of inSteps(await dueScheduled(kysely, until))) await run(due);
    },
  };
}

/** Both languages of a record at one time are one step. */
function inSteps(all: readonly Scheduled[]): Due[] {
  const alike = Map.groupBy(all, ({ collection, id, action, run_at: at }) => `${collection} ${id} ${action} ${at}`);
  return [...alike.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ rows, first, languages: rows.map(({ language }) => language) }] : [];
  });
}

/** Nothing goes out that nobody with the right to publish has seen. */
function requireLookedAt({ rows }: Due, draft: Draft | undefined): void {
  const versions = draft?.versions ?? NO_VERSIONS;
  const isSeen = rows.every((row) => row.shared_version === versions.shared && row.own_version === versions[row.language]);
  if (!isSeen) throw new AppError('conflict', { reason: 'draft-changed' });
}
