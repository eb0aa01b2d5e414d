import * as z from 'zod';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import type { Entry } from '#store/entries/entry.ts';
import { notFound } from '#api/errors.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, DoneWithId, Done, Id, pageOf, Paging, type Call } from '#api/http/route.ts';
import { mayUser } from '#api/kernel/session-user.ts';
import { restoredMessage } from './history/restored-message.ts';
import { writtenBy } from '#api/kernel/written-by.ts';
import { translate } from '#i18n/translate.ts';
import { answeringConflict } from './answer-conflict.ts';
import type { Content, Reader } from './content.ts';
import type { Drafts } from './drafts/drafts.ts';
import { SeenDraft, seenVersions } from './drafts/seen-draft.ts';
import { formNames } from './entry-input.ts';
import { bothLanguages, forWire, present } from './present.ts';
import { withInput } from './read-input.ts';
import { bodySchema, itemSchema, listSchema, savedSchema } from './schemas.ts';

type Parts = { content: Content; drafts: Drafts; dataDir: string };

const Languages = z.strictObject({ languages: z.literal('both').optional() });
const Creating = z.strictObject({
  ...Languages.shape,
  ...SeenDraft,
  files: z.literal('required', { error: 'not-a-choice' }).optional().describe('ask for the files an editor asks for'),
  draft_id: Id.optional().describe('of something new that was a draft: it keeps this id'),
});
const Updating = z.strictObject({ ...SeenDraft });
const ListQuery = Paging.extend(Languages.shape);

/** The contract's calls for every collection, and our own additions to them. */
export function contentRoutes(parts: Parts) {
  return allCollections.flatMap((collection) =>
    [collection.path, ...collection.aliases].flatMap((path) => [
      ...readRoutes(parts, collection, `/${path}`),
      ...writeRoutes(parts, collection, `/${path}`),
      ...historyRoutes(parts, collection, `/${path}`),
    ]),
  );
}

export function readerOf({ language, user }: Pick<Call, 'language' | 'user'>): Reader {
  return { language, sees: mayUser(user, 'content.read') ? 'everything' : 'published' };
}

/** Strangers are never shown both languages at once: an unpublished one may be among them. */
function answer(collection: Collection, entry: Entry, { language, user, query }: Call): Record<string, unknown> {
  const item = forWire(collection, present(collection, entry, language), language);
  return mayUser(user, 'content.read') && query['languages'] === 'both' ? { ...item, ...bothLanguages(collection, entry) } : item;
}

function readRoutes({ content }: Parts, collection: Collection, path: string) {
  const { list, envelope, item } = collection.calls;
  const listPath = { all: path, 'by-parent': `${path}/category/{id}`, 'by-category': `${path}/by-category/{id}` }[list];
  const common = { access: 'public', group: collection.name } as const;
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: listPath,
      summary: `List ${collection.label.en}`,
      isCacheable: true,
      cost: 'list',
      ...(list === 'all' ? {} : { params: ById }),
      query: ListQuery,
      answer: listSchema(collection),
      async handle(call) {
        const entries = await content.entriesOf(collection, readerOf(call), Number(call.params['id'] ?? 0), pageOf(call.query));
        const items = entries.map((entry) => answer(collection, entry, call));
        return envelope ? { [envelope]: items } : items;
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: `${path}${item}{id}`,
      summary: `Read one of ${collection.label.en}`,
      isCacheable: true,
      params: ById,
      query: Languages,
      answer: itemSchema(collection),
      handle: async (call) => answer(collection, await content.entryOf(collection, readerOf(call), call.params.id), call),
    }),
  ] as const;
}

function writeRoutes({ content, drafts, dataDir }: Parts, collection: Collection, path: string) {
  const { maxPerParent } = collection;
  const { create, createUpdates, updateBy, encoding } = collection.calls;
  const names = formNames(collection);
  const common = {
    group: collection.name,
    body: { encoding: encoding === 'json' ? 'json' : 'both', schema: bodySchema(collection) },
  } as const;
  const saved = (action: 'created' | 'updated', entry: Entry, call: Call) => ({
    success: true,
    message: translate(call.language, `api.saved.${collection.saved}.${action}`),
    ...answer(collection, entry, call),
  });
  const request = (call: Call, raw: Parameters<Parameters<typeof withInput>[3]>[0]) => ({
    raw,
    language: call.language,
    by: writtenBy(call.user, 'content'),
  });
  const ending = (id: number | undefined, draft: string | undefined) =>
    id === undefined ? {} : { alongside: drafts.endingWith(collection.name, id, seenVersions(draft)) };
  const current = (call: Call) => (entry: Entry) => ({
    ...forWire(collection, present(collection, entry, call.language), call.language),
    ...bothLanguages(collection, entry),
  });
  const saving = <Result>(call: Call, save: () => Promise<Result>) =>
    answeringConflict(current(call), () => drafts.answering(collection.name, save));
  const byParent = updateBy === 'parent';
  const mayUpdate = createUpdates || maxPerParent === 1;
  const target = async (id: number) => (byParent ? onlyChild(content, collection, id) : id);

  return [
    defineRoute({
      ...common,
      method: 'POST',
      path: path + create,
      access: 'content.write',
      query: Creating,
      summary: `Add to ${collection.label.en}`,
      answer: savedSchema(collection),
      status: 201,
      ...(mayUpdate ? { otherStatus: 200 } : {}),
      handle: (call) =>
        saving(call, () =>
          withInput(call.request, names, dataDir, async (raw) => {
            const { files, draft, draft_id: draftId } = call.query;
            const { entry, isNew } = await content.create(collection, {
              ...request(call, raw),
              ...ending(draftId, draft),
              ...(draftId === undefined ? {} : { reservedId: await drafts.reservedFor(collection.name, draftId) }),
              asksForFiles: files === 'required',
            });
            if (!isNew) call.reply.code(200);
            return saved(isNew ? 'created' : 'updated', entry, call);
          }),
        ),
    }),
    defineRoute({
      ...common,
      method: 'PUT',
      path: `${path}/{id}`,
      access: 'content.write',
      summary: byParent ? `Change ${collection.label.en} of a parent` : `Change one of ${collection.label.en}`,
      params: ById,
      query: Updating,
      answer: savedSchema(collection),
      handle: (call) =>
        saving(call, () =>
          withInput(call.request, names, dataDir, async (raw) => {
            const id = await target(call.params.id);
            return saved('updated', await content.update(collection, id, { ...request(call, raw), ...ending(id, call.query.draft) }), call);
          }),
        ),
    }),
    defineRoute({
      group: collection.name,
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'content.write',
      summary: `Move one of ${collection.label.en} to the trash`,
      params: ById,
      answer: DoneWithId.extend({ children: z.number().int() }),
      async handle({ params, user, language }) {
        const { entry, children } = await content.remove(collection, await target(params.id), writtenBy(user, 'content'));
        return { success: true, message: translate(language, `api.saved.${collection.saved}.deleted`), id: entry.id, children };
      },
    }),
  ] as const;
}

async function onlyChild(content: Content, collection: Collection, parent: number): Promise<number> {
  const [only] = await content.entriesOf(collection, { language: 'en', sees: 'everything' }, parent, { limit: 1, offset: 0 });
  if (!only) throw notFound();
  return only.id;
}

const Order = z.strictObject({
  parent: z.number().int().min(0).default(0),
  ids: z.array(z.number({ error: 'not-an-id' }).int().positive(), { error: 'not-a-list' }).max(5000, { error: 'too-many' }),
});
const RevisionList = z.array(
  z.object({ version: z.number().int(), action: z.string(), actor: z.number().int().nullable(), at: z.string(), snapshot: z.unknown() }),
);

function historyRoutes({ content }: Parts, collection: Collection, path: string) {
  const common = { group: collection.name } as const;
  return [
    defineRoute({
      ...common,
      method: 'PUT',
      path: `${path}/order`,
      access: 'content.write',
      summary: `Set the order of ${collection.label.en}`,
      body: { encoding: 'json', schema: Order },
      answer: Done,
      async handle({ request, user, language }) {
        const { parent, ids } = readBody(request, Order);
        await content.reorder(collection, parent, ids, writtenBy(user, 'content'));
        return { success: true, message: translate(language, 'api.done.ordered') };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: `${path}/{id}/revisions`,
      access: 'content.read',
      summary: `List the revisions of one of ${collection.label.en}`,
      params: ById,
      query: Paging,
      answer: RevisionList,
      handle: ({ params, query }) => content.revisions(collection, params.id, pageOf(query)),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: `${path}/{id}/revisions/{version}/restore`,
      access: 'content.write',
      summary: `Bring back an earlier version of one of ${collection.label.en}`,
      params: z.strictObject({ id: Id, version: Id }),
      answer: savedSchema(collection),
      async handle(call) {
        const { id, version } = call.params;
        const restored = await content.revert(collection, id, version, writtenBy(call.user, 'content'));
        return {
          success: true,
          message: restoredMessage(collection.fields, restored, call.language),
          ...answer(collection, restored.entry, call),
        };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: `${path}/{id}/restore`,
      access: 'content.write',
      summary: `Take one of ${collection.label.en} out of the trash`,
      params: ById,
      answer: DoneWithId.extend({ children: z.number().int() }),
      async handle({ params, user, language }) {
        const { entry, children } = await content.restore(collection, params.id, writtenBy(user, 'content'), language);
        return { success: true, message: translate(language, 'api.done.restored'), id: entry.id, children };
      },
    }),
  ] as const;
}
