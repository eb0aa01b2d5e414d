import * as z from 'zod';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done } from '#api/http/route.ts';
import { translate, type ApiKey } from '#i18n/translate.ts';
import type { ItemRef } from '#store/community/moderate.ts';
import type { ItemKind } from '#store/community/item.ts';
import { STAFF_REASONS, type Moderation } from './moderation.ts';

const common = { group: 'moderation' } as const;
const MOST_ITEMS = 200;

const KINDS = ['comment', 'post', 'post-comment'] as const satisfies readonly ItemKind[];
const STATES = ['shown', 'held', 'spam', 'hidden', 'deleted'] as const;
const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) => z.enum(options, { error: 'not-a-choice' });

const Item = z.strictObject({ kind: oneOf(KINDS), id: z.number({ error: 'not-an-id' }).int().positive() });
const Items = z.array(Item, { error: 'not-a-list' }).min(1, { error: 'required' }).max(MOST_ITEMS, { error: 'too-many' });
const Decision = z.strictObject({ items: Items, to: oneOf(STATES), reason: oneOf(STAFF_REASONS).optional() });
const Undo = z.strictObject({ items: Items, from: oneOf(STATES).optional().describe('only what still stands so') });
const NewBlock = z.strictObject({ kind: oneOf(KINDS), id: Item.shape.id, by: oneOf(['address', 'name']) });

const CommunityItem = z.object({
  kind: oneOf(KINDS),
  id: z.number().int(),
  about: z.number().int(),
  name: z.string(),
  text: z.string(),
  state: oneOf(STATES),
  reasons: z.array(z.string()),
  staff: z.boolean(),
  reports: z.number().int(),
  created_at: z.iso.datetime(),
});
const Counts = z.object({ held: z.number().int(), spam: z.number().int(), reported: z.number().int() });
const Block = z.object({ id: z.number().int(), kind: oneOf(['address', 'name']), label: z.string(), at: z.iso.datetime() });

export function moderationRoutes(moderation: Moderation) {
  return [listRoute(moderation), ...decisionRoutes(moderation), ...blockRoutes(moderation)] as const;
}

function listRoute(moderation: Moderation) {
  return defineRoute({
    ...common,
    method: 'GET',
    path: '/moderation',
    access: 'moderation.read',
    summary: 'List what visitors wrote, of all three kinds, newest first; `below` is the `next` of the page before',
    query: z.strictObject({
      state: oneOf([...STATES, 'reported']).optional(),
      kind: oneOf(KINDS).optional(),
      search: z.string().max(100, { error: 'too-long' }).optional(),
      below: z.string().max(100, { error: 'too-long' }).optional(),
    }),
    answer: z.object({ items: z.array(CommunityItem), next: z.string(), counts: Counts }),
    handle: ({ query }) => moderation.page(query),
  });
}

function decisionRoutes(moderation: Moderation) {
  return [
    changeRoute({
      path: '/moderation/decide',
      summary: 'Show, hold, hide, delete or mark as spam, many at once',
      schema: Decision,
      done: 'api.done.moderated',
      change: (decision, actor) => moderation.decide(decision, actor),
    }),
    changeRoute({
      path: '/moderation/undo',
      summary: 'Take the last decision back',
      schema: Undo,
      done: 'api.done.undone',
      change: (undone, actor) => moderation.undo(undone, actor),
    }),
  ] as const;
}

type Change<Path extends string, Schema extends z.core.$ZodType> = {
  path: Path;
  summary: string;
  schema: Schema;
  done: ApiKey;
  change: (body: z.output<Schema>, actor: number | null) => Promise<ItemRef[]>;
};

/** Answers which of the named words there were. */
function changeRoute<const Path extends string, Schema extends z.core.$ZodType>({
  path,
  summary,
  schema,
  done,
  change,
}: Change<Path, Schema>) {
  return defineRoute({
    ...common,
    method: 'POST',
    path,
    access: 'moderation.write',
    summary,
    body: { encoding: 'json', schema },
    answer: Done.extend({ changed: z.array(Item) }),
    async handle({ request, language, user }) {
      const changed = await change(readBody(request, schema), user?.id ?? null);
      return { success: true, message: translate(language, changed.length > 0 ? done : 'api.done.nothing-moderated'), changed };
    },
  });
}

function blockRoutes(moderation: Moderation) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/moderation/blocks',
      access: 'moderation.read',
      summary: 'List the blocked authors',
      answer: z.array(Block),
      handle: () => moderation.blocks(),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/moderation/blocks',
      access: 'moderation.write',
      summary: 'Block the author of something, by address or by name',
      body: { encoding: 'json', schema: NewBlock },
      answer: Done,
      status: 201,
      async handle({ request, language, user }) {
        const { by, ...item } = readBody(request, NewBlock);
        await moderation.block(item, by, user);
        return { success: true, message: translate(language, 'api.done.blocked') };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/moderation/blocks/{id}',
      access: 'moderation.write',
      summary: 'Let a blocked author write again',
      params: ById,
      answer: Done,
      async handle({ params, language, user }) {
        await moderation.unblock(params.id, user);
        return { success: true, message: translate(language, 'api.done.unblocked') };
      },
    }),
  ] as const;
}
