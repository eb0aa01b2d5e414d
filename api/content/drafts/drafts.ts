import type { Collection } from '#content/define.ts';
import { emptyDocument, type Language } from '#content/document.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { listUsers } from '#store/accounts/users.ts';
import type { Database } from '#store/database/open.ts';
import { DRAFT_PARTS, NO_VERSIONS, valuesOf, type Draft, type DraftPart } from '#store/drafts/draft.ts';
import { forgetOpenForm, noteOpenForm } from '#store/drafts/open-forms.ts';
import { findDraft, findDraftByKey, findDrafts, newDraftsOf } from '#store/drafts/read-drafts.ts';
import { askToPublish, DraftChanged, dropParts, endParts, lockDraft } from '#store/drafts/write-drafts.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { findAnywhere } from '#store/entries/read-trash.ts';
import { takeId } from '#store/entries/take-id.ts';
import { countSiblings, requireWhole } from '#store/entries/write-entries.ts';
import { publishedLater } from '#store/schedule/scheduled.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { RecordConflict } from '#api/content/record-conflict.ts';
import type { By } from '#api/kernel/written-by.ts';
import type { Content } from '#api/content/content.ts';
import { refusal } from '#api/content/save-entry.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { draftedNamed } from './drafted-models.ts';
import { keepTyped, type KeepRequest } from './keep-draft.ts';
import { openDraftList } from './list-drafts.ts';
import { libraryFor, overlay, type DraftedModel } from './overlay.ts';
import { presentDraft, presentState, type NameOf, type PresentedDraft } from './present-draft.ts';
import { endingDraft, endingSpentDraft, inTurn, partsWith, sentFor, type Alongside } from './publish-draft.ts';
import { withoutDraft } from './without-draft.ts';

/** An open form that was not heard of for this long counts as closed. */
const HERE_MS = 40_000;

type Parts = { database: Database; clock: () => Date; content: Content; settings: SettingsOperations };
type Publish = {
  language: Language | 'both';
  version?: number | undefined;
  versions?: Draft['versions'] | undefined;
  by: By;
  labelLanguage: Language;
  /** Runs in the transaction of the publishing. */
  also?: Alongside;
};

export type Drafts = ReturnType<typeof openDrafts>;

/** What is typed and not yet published. Nothing here is ever read for a visitor. */
export function openDrafts({ database, clock, content, settings }: Parts) {
  const { kysely } = database;
  const entryOf = (model: DraftedModel, id: number) => findEntry(kysely, model.name, id);

  async function names(): Promise<NameOf> {
    const byId = new Map((await listUsers(kysely)).map(({ id, username }) => [id, username]));
    return (id) => (id === null ? '' : (byId.get(id) ?? ''));
  }

  /** The store's refusals as answers; whoever comes too late is shown what stands there now. */
  async function answering<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const { model } = draftedNamed(name);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DraftChanged)) throw shown(model, refusal(error));
      const { current } = error;
      if (!current) throw new AppError('conflict', { reason: 'draft-gone' });
      const entry = await entryOf(model, current.id);
      const before = entry ?? { document: emptyDocument(), published: { en: true, ar: true } };
      const now = overlay(model, before, valuesOf(current), await libraryFor(kysely, [valuesOf(current)]));
      const draft = presentDraft(current, entry, await names(), await publishedLater(kysely, name, [current.id]));
      throw new AppError('conflict', {
        reason: 'draft-changed',
        current: { ...presentState(model, now), ...draft.values, version: entry?.version ?? 0, draft },
      });
    }
  }

  /** The record that a late save meets is shown by whoever saves. */
  async function endingDrafts<Result>(name: string, save: () => Promise<Result>): Promise<Result> {
    try {
      return await save();
    } catch (error) {
      if (error instanceof DraftChanged) return answering(name, () => Promise.reject(error));
      throw error;
    }
  }

  async function present(draft: Draft, entry: Entry | undefined): Promise<PresentedDraft> {
    return presentDraft(draft, entry, await names(), await publishedLater(kysely, draft.collection, [draft.id]));
  }

  async function presentAny(draft: Draft | undefined, entry: Entry | undefined): Promise<PresentedDraft | null> {
    return draft ? present(draft, entry) : null;
  }

  async function requireParent(collection: Collection, parent: number): Promise<void> {
    if (collection.parent === undefined ? parent === 0 : await isThere(collection.parent, parent)) return;
    throw invalid({ category_id: 'unknown-parent' });
  }

  async function isThere(collection: string, id: number): Promise<boolean> {
    return Boolean(await findEntry(kysely, collection, id)) || Boolean((await findDraft(kysely, collection, id))?.isNew);
  }

  async function requireDraft(model: DraftedModel, id: number): Promise<Draft> {
    const draft = await findDraft(kysely, model.name, id);
    if (!draft) throw await withoutDraft(kysely, model.name, id);
    return draft;
  }

  /** Publishes a draft in one language (with what both share) or in both, in one transaction. */
  async function publish(name: string, id: number, { language, version, versions, by, labelLanguage, also }: Publish): Promise<Entry> {
    const drafted = draftedNamed(name);
    const draft = await requireDraft(drafted.model, id);
    const parts = partsWith(language);
    const request = {
      raw: { values: sentFor(draft, language, version), files: [] },
      language: labelLanguage,
      by,
      asksForFiles: true,
      alongside: inTurn(also, endingDraft(database, draft, parts, versions ?? draft.versions)),
    };
    return answering(name, async () => {
      requireWhole(by);
      if ('group' in drafted) return settings.update(drafted.group, request);
      const { collection } = drafted;
      if (!draft.isNew && !(await findEntry(kysely, name, id)) && (await findAnywhere(kysely, name, id)))
        throw new AppError('conflict', { reason: 'record-in-trash' });
      if (!draft.isNew) return content.update(collection, id, request);
      if (collection.parent && !(await findEntry(kysely, collection.parent, draft.parent)))
        throw new AppError('conflict', { reason: 'parent-is-draft' });
      return (await content.create(collection, { ...request, reservedId: id })).entry;
    });
  }

  return {
    ...openDraftList({ kysely, names }),

    /** The draft of a record, null if there is none; of something new too. */
    async read(name: string, id: number): Promise<PresentedDraft | null> {
      const { model } = draftedNamed(name);
      const [draft, entry] = await Promise.all([findDraft(kysely, name, id), entryOf(model, id)]);
      if (!draft && !entry && !name.startsWith('settings-')) throw notFound();
      return presentAny(draft, entry);
    },

    /** The drafts of some records, and the new records drafted beside them. */
    async beside(collection: Collection, parent: number, entries: readonly Entry[]) {
      const ids = entries.map(({ id }) => id);
      const [drafts, added, nameOf] = await Promise.all([
        findDrafts(kysely, collection.name, ids),
        newDraftsOf(kysely, collection.name, parent),
        names(),
      ]);
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      const later = await publishedLater(kysely, collection.name, [...ids, ...added.map(({ id }) => id)]);
      return {
        later,
        of: new Map([...drafts].map(([id, draft]) => [id, presentDraft(draft, byId.get(id), nameOf, later)])),
        added: await Promise.all(
          added.map(async (draft) => ({ draft: presentDraft(draft, undefined, nameOf, later), entry: await asEntry(collection, draft) })),
        ),
      };
    },

    async keep(name: string, id: number, request: KeepRequest): Promise<PresentedDraft | null> {
      const drafted = draftedNamed(name);
      return answering(name, async () => {
        const { saved, entry } = await kysely.transaction().execute(async (tx) => {
          const [entry, before] = [await findEntry(tx, name, id), await findDraft(tx, name, id)];
          if (!entry && !before?.isNew && !('group' in drafted && id === 1)) throw notFound();
          const target = { id, parent: entry?.parent ?? before?.parent ?? 0, isNew: before?.isNew ?? false, key: '' };
          return { entry, saved: await keepTyped(tx, database, drafted.model, entry, target, request, clock()) };
        });
        return presentAny(saved.draft, entry);
      });
    },

    /** Something new; the same key means the same draft, however often it is sent. */
    async begin(name: string, parent: number, key: string, request: KeepRequest): Promise<PresentedDraft> {
      const drafted = draftedNamed(name);
      if (!('collection' in drafted)) throw notFound();
      const { collection, model } = drafted;
      await requireParent(collection, parent);
      return answering(name, async () => {
        requireWhole(request.by);
        const saved = await kysely.transaction().execute(async (tx) => {
          const reserved = await takeId(tx, name, undefined); // who begins in one collection queues up here
          const known = await findDraftByKey(tx, name, parent, key);
          if (!known && collection.maxPerParent !== undefined) {
            const added = await newDraftsOf(tx, name, parent);
            if ((await countSiblings(tx, name, parent)) + added.length >= collection.maxPerParent) throw new AppError('limit-reached');
          }
          const target = { id: known?.id ?? reserved, parent, isNew: true, key };
          return keepTyped(tx, database, model, undefined, target, request, clock());
        });
        if (!saved.draft) throw new AppError('conflict', { reason: 'draft-gone' });
        return present(saved.draft, undefined);
      });
    },

    /** Discards a draft, or its part in one language, and answers what it held, so that discarding can be undone; `isDone` is false where that part was empty. */
    async discard(name: string, id: number, language: Language | undefined, by: By): Promise<{ draft: PresentedDraft; isDone: boolean }> {
      const drafted = draftedNamed(name);
      const draft = await requireDraft(drafted.model, id);
      const parts: readonly DraftPart[] = language ? [language] : DRAFT_PARTS;
      return answering(name, async () => {
        const { languages } = by;
        if (languages !== 'all' && !(language && languages.includes(language))) requireWhole(by);
        const isDone = await kysely.transaction().execute(async (tx) => {
          const now = await lockDraft(tx, database, draft);
          if (!now) throw new AppError('conflict', { reason: 'draft-gone' });
          if (language && Object.keys(now.parts[language]).length === 0) return false;
          await (languages === 'all' ? endParts : dropParts)(tx, now, parts, now);
          const at = clock().toISOString();
          await recordAudit(tx, { at, actor: by.actor, action: 'draft-discarded', subject: `${name}/${id}` });
          return true;
        });
        return { draft: await present(draft, await entryOf(drafted.model, id)), isDone };
      });
    },

    publish,

    /** Publishes a draft in a transaction that is rolled back: whoever schedules it learns today what would be refused. */
    async check(name: string, id: number, language: Language | 'both', by: By): Promise<void> {
      const tried = new Error('tried');
      try {
        await publish(name, id, { language, by, labelLanguage: 'en', also: () => Promise.reject(tried) });
      } catch (error) {
        if (error !== tried) throw error;
      }
    },

    /** For a save: the draft that its form has seen ends with it; of others, one that has nothing left to say. */
    endingWith: (name: string, id: number, seen: Draft['versions'] | undefined) =>
      seen ? endingDraft(database, { collection: name, id }, DRAFT_PARTS, seen) : endingSpentDraft(database, draftedNamed(name).model, id),

    /** For saves that end drafts: whoever comes too late is shown what stands there now. */
    answering: endingDrafts,

    /** The id that a draft of something new holds; nobody else takes one. */
    async reservedFor(name: string, id: number): Promise<number> {
      const draft = await requireDraft(draftedNamed(name).model, id);
      if (!draft.isNew) throw new AppError('conflict', { reason: 'draft-gone' });
      return id;
    },

    async ask(name: string, id: number, remark: string, by: By): Promise<PresentedDraft> {
      const { model } = draftedNamed(name);
      const at = clock().toISOString();
      const draft = await kysely.transaction().execute(async (tx) => {
        const asked = await askToPublish(tx, { collection: name, id }, { at, by: by.actor, remark });
        if (!asked) return undefined;
        await recordAudit(tx, { at, actor: by.actor, action: 'draft-asked', subject: `${name}/${id}` });
        await queueEvent(tx, 'draft.asked', `${name}/${id}`, at);
        return asked;
      });
      if (!draft) throw await withoutDraft(kysely, name, id);
      return present(draft, await entryOf(model, id));
    },

    /** Somebody has the form open; answers who else has, and what there is to know of it. */
    async here(name: string, id: number, user: number) {
      const { model } = draftedNamed(name);
      const now = clock();
      const others = await noteOpenForm(kysely, { collection: name, id }, user, now, new Date(now.getTime() - HERE_MS));
      const [draft, entry, nameOf] = await Promise.all([findDraft(kysely, name, id), entryOf(model, id), names()]);
      return {
        others: others.map(nameOf).filter(Boolean),
        versions: draft?.versions ?? NO_VERSIONS,
        version: entry?.version ?? 0,
        updatedBy: draft ? nameOf(draft.updatedBy) : '',
      };
    },

    gone: (name: string, id: number, user: number) => forgetOpenForm(kysely, { collection: draftedNamed(name).model.name, id }, user),
  };

  /** A record that was saved meanwhile, as a form reads it. */
  function shown(model: DraftedModel, error: unknown): unknown {
    if (!(error instanceof RecordConflict)) return error;
    const { entry: current } = error;
    return new AppError(error.code, { ...error.details, current: { ...presentState(model, current), version: current.version } });
  }

  async function asEntry(collection: Collection, draft: Draft): Promise<Entry> {
    const values = valuesOf(draft);
    const before = { document: emptyDocument(), published: { en: false, ar: false } };
    const { document } = overlay(collection, before, values, await libraryFor(kysely, [values]));
    const { id, parent, createdAt, updatedAt } = draft;
    return { collection: collection.name, id, parent, position: 0, version: 0, ...before, document, createdAt, updatedAt, deletedAt: null };
  }
}
