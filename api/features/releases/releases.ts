import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { childrenOf } from '#content/index.ts';
import type { Language } from '#content/languages.ts';
import { LONGEST_LINK_HOURS, MOST_IN_RELEASE, type ReleaseAction } from '#content/releases.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Schema } from '#store/database/schema.ts';
import { draftsBelow, findDraft } from '#store/drafts/read-drafts.ts';
import { liveOrder } from '#store/entries/live-order.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import {
  changeItem,
  changeRelease,
  createRelease,
  deleteRelease,
  dueReleases,
  findRelease,
  releaseItems,
  listReleases,
  lockRelease,
  openItem,
  putItem,
  removeItem,
  type Release,
  type ReleaseItem,
} from '#store/releases/releases.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { plannedInstant } from '#api/business-hours/planned-time.ts';
import { draftedNamed } from '#api/content/drafts/drafted-models.ts';
import { areaOf } from '#api/content/model-named.ts';
import type { SaveParts } from '#api/content/save-entry.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { Signing } from '#api/kernel/signing.ts';
import type { By } from '#api/kernel/written-by.ts';
import type { Country } from '#i18n/locales.ts';
import { applyRelease, seenIn, type Refused } from './apply-release.ts';
import { presentItems, presentRelease, type PresentedItem, type PresentedRelease } from './present-release.ts';
import { inText, problemAtItsTime, Stopped } from './stopped.ts';
import { takeBack } from './take-back.ts';

const HOUR_MS = 3600_000;
const PURPOSE = 'rehearsal';

type Parts = SaveParts & { signing: Signing; afterChange: () => Promise<void>; now: () => Promise<Date | undefined> };
export type Added = {
  collection: string;
  id: number;
  action: ReleaseAction;
  language: Language | 'both';
  ids: readonly number[];
  /** With the drafts of what belongs to it. */
  sections: boolean;
};
export type Releases = ReturnType<typeof openReleases>;

/** Several drafts, deletions and orders that become public in one step, and are taken back in one. */
export function openReleases({ signing, afterChange, now: dueUntil, ...parts }: Parts) {
  const { database, clock } = parts;
  const { kysely } = database;
  const at = () => clock().toISOString();

  function requireOpen(release: Release | undefined): Release {
    if (!release) throw notFound();
    if (release.published_at !== null) throw new AppError('conflict', { reason: 'release-published' });
    return release;
  }

  /** What says nothing would be done once and be called done. */
  async function itemsToPublish(tx: Transaction<Schema>, id: number): Promise<readonly ReleaseItem[]> {
    const items = await releaseItems(tx, id);
    if (items.length === 0) throw invalid({ items: 'required' }, 'release-empty');
    return items;
  }

  /** One after the other: of two who end the same, one is told so. */
  function whileOpen<Result>(id: number, work: (tx: Transaction<Schema>, release: Release) => Promise<Result>): Promise<Result> {
    return kysely.transaction().execute(async (tx) => work(tx, requireOpen(await lockRelease(tx, database, id))));
  }

  async function change(
    tx: Transaction<Schema>,
    id: number,
    by: By,
    action: string,
    to: Parameters<typeof changeRelease>[2],
  ): Promise<void> {
    await changeRelease(tx, id, to);
    await note(tx, id, by, action);
  }

  function note(tx: typeof kysely, id: number, by: By, action: string): Promise<void> {
    return recordAudit(tx, { at: at(), actor: by.actor, action, subject: `releases/${id}` });
  }

  /** What stands in the way, found by doing it and taking that back in the same step. */
  async function problems(id: number, by: By): Promise<readonly Refused[]> {
    try {
      return await kysely.transaction().execute(async (tx): Promise<never> => {
        throw new Stopped(await applyRelease(parts, tx, { items: await releaseItems(tx, id), by, asSeen: false }));
      });
    } catch (error) {
      if (error instanceof Stopped) return error.refused;
      throw error;
    }
  }

  type Publish = { by: By; asSeen: boolean; runAt?: string | undefined };

  /** All of it or nothing: one transaction with the release's own row, so that of several servers one does it. */
  async function publish(id: number, { by, asSeen, runAt }: Publish): Promise<void> {
    await kysely.transaction().execute(async (tx) => {
      const release = requireOpen(await lockRelease(tx, database, id));
      if (runAt !== undefined && (release.run_at !== runAt || release.failed_at !== null))
        throw new AppError('conflict', { reason: 'release-published' });
      const refused = await applyRelease(parts, tx, { items: await itemsToPublish(tx, id), by, asSeen });
      if (refused.length > 0) throw new Stopped(refused);
      const done = {
        published_at: at(),
        published_by: by.actor,
        run_at: null,
        failed_at: null,
        problem: '',
        link_key: '',
        link_ends_at: null,
      };
      await changeRelease(tx, id, done);
      await recordAudit(tx, { at: at(), actor: by.actor, action: 'release-published', subject: `releases/${id}` });
      await queueEvent(tx, 'release.published', `releases/${id}`, at());
    });
    await afterChange();
  }

  async function whole(id: number, language: Language): Promise<PresentedRelease & { items: PresentedItem[] }> {
    const release = await findRelease(kysely, id);
    if (!release) throw notFound();
    const items = await releaseItems(kysely, id);
    return { ...(await presentRelease(kysely, release, items.length)), items: await presentItems(kysely, items, language) };
  }

  return {
    whole,

    async list(): Promise<PresentedRelease[]> {
      const all = await listReleases(kysely);
      return Promise.all(all.map(async (release) => presentRelease(kysely, release, (await releaseItems(kysely, release.id)).length)));
    },

    async create(name: string, by: By): Promise<number> {
      const id = await createRelease(kysely, { name, created_at: at(), created_by: by.actor, country: 'sa', problem: '', link_key: '' });
      await recordAudit(kysely, { at: at(), actor: by.actor, action: 'release-created', subject: `releases/${id}` });
      return id;
    },

    rename: (id: number, name: string, by: By) => whileOpen(id, (tx) => change(tx, id, by, 'release-changed', { name })),

    /** The drafts in it stay what they are. */
    remove: (id: number, by: By) =>
      whileOpen(id, async (tx) => {
        await deleteRelease(tx, id);
        await note(tx, id, by, 'release-removed');
      }),

    /** A record stands in one open release. */
    async add(id: number, { collection, id: record, action, language, ids, sections }: Added, by: By): Promise<void> {
      const drafted = draftedNamed(collection);
      const isContent = 'collection' in drafted;
      if (!['content', 'settings'].includes(areaOf(collection))) throw invalid({ collection: 'not-a-choice' });
      if (!isContent && action !== 'publish') throw invalid({ action: 'not-a-choice' });
      await whileOpen(id, async (tx) => {
        const children = sections && action === 'publish' ? childrenOf(collection).map(({ name }) => name) : [];
        const below = children.length > 0 ? await draftsBelow(tx, children, record) : [];
        if ((await releaseItems(tx, id)).length + below.length >= MOST_IN_RELEASE) throw new AppError('limit-reached');
        const draft = await findDraft(tx, collection, record);
        if (action === 'order') {
          const live = await liveOrder(tx, collection, record);
          if (ids.length === 0 || !ids.every((one) => live.includes(one))) throw invalid({ ids: 'invalid' });
        } else if (isContent && !draft?.isNew && !(await findEntry(tx, collection, record))) throw notFound();
        const about = action === 'order' ? ('order' as const) : ('record' as const);
        const common = { release_id: id, action, language, about, slot: 0, before: '{}', added_at: at(), added_by: by.actor };
        if (!(await putItem(tx, { ...common, collection, id: record, ...seenIn(draft), ids: JSON.stringify(ids) }))) {
          const other = await openItem(tx, { collection, id: record, about });
          throw new AppError('conflict', { reason: 'in-other-release', values: { name: other?.name ?? '' } });
        }
        // A draft that is in another release stays there.
        for (const one of below) await putItem(tx, { ...common, collection: one.collection, id: one.id, ...seenIn(one), ids: '[]' });
      });
    },

    drop: (id: number, wanted: { collection: string; id: number; about: 'record' | 'order' }) =>
      whileOpen(id, async (tx) => {
        if (!(await removeItem(tx, id, wanted))) throw notFound();
      }),

    /** Where a record stands, for its form. */
    async of(collection: string, id: number): Promise<{ id: number; name: string } | null> {
      const item = await openItem(kysely, { collection, id, about: 'record' });
      return item ? { id: item.release_id, name: item.name } : null;
    },

    /** What stands in the way of publishing, before anybody does. */
    async problems(id: number, by: By, language: Language): Promise<PresentedItem[]> {
      const refused = await problems(id, by);
      return presentItems(
        kysely,
        refused.map(({ item }) => item),
        language,
        refused,
      );
    },

    publish: (id: number, by: By, language: Language) => inText(kysely, language, () => publish(id, { by, asSeen: false })),

    takeBack: (id: number, isOver: boolean, by: By, language: Language) =>
      inText(kysely, language, async () => {
        await kysely.transaction().execute(async (tx) => {
          const release = await lockRelease(tx, database, id);
          if (!release) throw notFound();
          if (release.published_at === null) throw new AppError('conflict', { reason: 'release-open' });
          const refused = await takeBack(parts, tx, { items: await releaseItems(tx, id), by, isOver });
          if (refused.length > 0) throw new Stopped(refused);
          await changeRelease(tx, id, { published_at: null, published_by: null, taken_back_at: at() });
          await recordAudit(tx, { at: at(), actor: by.actor, action: 'release-taken-back', subject: `releases/${id}` });
          await queueEvent(tx, 'release.taken-back', `releases/${id}`, at());
        });
        await afterChange();
      }),

    async plan(id: number, { time, country }: { time: string; country: Country }, by: By, language: Language): Promise<void> {
      const runAt = plannedInstant({ time, country }, clock());
      await inText(kysely, language, async () => {
        const refused = await problems(id, by);
        if (refused.length > 0) throw new Stopped(refused);
      });
      await dueUntil(); // whoever plans has the clock looked at
      await whileOpen(id, async (tx) => {
        // And has looked at what stands in it, as with the time of one record.
        for (const item of await itemsToPublish(tx, id)) await changeItem(tx, item, seenIn(await findDraft(tx, item.collection, item.id)));
        const planned = { run_at: runAt.toISOString(), country, planned_by: by.actor, failed_at: null, problem: '' };
        await change(tx, id, by, 'scheduled', planned);
      });
    },

    unplan: (id: number, by: By) =>
      whileOpen(id, async (tx, release) => {
        if (release.run_at === null) return false;
        await change(tx, id, by, 'unscheduled', { run_at: null, failed_at: null, problem: '' });
        return true;
      }),

    /** A link to the whole site as it will be; it ends by itself, and another one ends it too. */
    async link(id: number, hours: number, by: By): Promise<{ token: string; endsAt: string }> {
      const ends = new Date(clock().getTime() + Math.min(hours, LONGEST_LINK_HOURS) * HOUR_MS);
      const key = randomBytes(9).toString('base64url');
      await whileOpen(id, (tx) => change(tx, id, by, 'release-link', { link_key: key, link_ends_at: ends.toISOString() }));
      const sign = await signing.signer(PURPOSE);
      return { token: sign(`${id}-${ends.getTime()}-${key}`), endsAt: ends.toISOString() };
    },

    endLink: (id: number, by: By) =>
      whileOpen(id, async (tx, { link_ends_at: ends }) => {
        if (ends === null || ends <= at()) return false;
        await change(tx, id, by, 'release-link-ended', { link_key: '', link_ends_at: null });
        return true;
      }),

    /** The release that a link rehearses; undefined once it ended, was taken back, or the release is published. */
    async rehearsed(token: string): Promise<number | undefined> {
      const subject = await signing.read(PURPOSE, token);
      if (subject === undefined) return undefined;
      const [id, ends, ...key] = subject.split('-');
      if (Number(ends) < clock().getTime()) return undefined;
      const release = await findRelease(kysely, Number(id));
      return release && release.published_at === null && release.link_key !== '' && release.link_key === key.join('-')
        ? release.id
        : undefined;
    },

    /** Publishes the releases that are due; of several servers one does it. */
    async runDue(): Promise<void> {
      const until = await dueUntil();
      for (const { id, run_at: runAt, planned_by: actor } of until ? await dueReleases(kysely, until) : []) {
        try {
          await publish(id, { by: { actor, languages: 'all' }, asSeen: true, runAt: runAt ?? undefined });
        } catch (error) {
          if (error instanceof AppError && error.details.reason === 'release-published') continue;
          const problem = problemAtItsTime(error);
          if (problem === undefined) throw error;
          await kysely.transaction().execute(async (tx) => {
            await changeRelease(tx, id, { failed_at: at(), problem });
            await recordAudit(tx, { at: at(), actor, action: 'schedule-failed', subject: `releases/${id}`, details: { problem } });
            await queueEvent(tx, 'release.failed', `releases/${id}`, at());
          });
        }
      }
    },
  };
}
