import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { readBody } from '#api/http/check-body.ts';
import { ById, defineRoute, Done, DoneWithId, type Call } from '#api/http/route.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import { translate } from '#i18n/translate.ts';
import { ALL_VIEW_SCREENS, type SavedViews } from './saved-views.ts';

const Screen = z.enum(ALL_VIEW_SCREENS, { error: 'not-a-choice' });
const Name = textSchema(60)
  .transform(oneLine)
  .pipe(z.string().min(1, { error: 'required' }));
const Query = textSchema(500).describe('of the address of the list, such as status=new&country=sa');

const NewView = z.strictObject({ screen: Screen, name: Name, query: Query, shared: z.boolean({ error: 'not-a-flag' }).default(false) });
const ViewChange = z.strictObject({
  name: Name.optional(),
  query: Query.optional(),
  shared: z.boolean({ error: 'not-a-flag' }).optional(),
});
const View = z.object({
  id: z.number().int(),
  screen: z.string(),
  name: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
});
const common = { group: 'views', access: 'signed-in' } as const;

export function savedViewRoutes(views: SavedViews) {
  const done = ({ language }: Pick<Call, 'language'>) => ({ success: true as const, message: translate(language, 'api.done.lead-saved') });
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/views',
      summary: 'List the saved filters of a list: the own ones and those for everybody',
      query: z.strictObject({ screen: Screen.optional() }),
      answer: z.object({ views: z.array(View) }),
      handle: async ({ query, user, language }) => ({ views: await views.list(query.screen, user, language) }),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/views',
      summary: 'Save a filter under a name',
      status: 201,
      body: { encoding: 'json', schema: NewView },
      answer: DoneWithId,
      handle: async (call) => ({ id: await views.add(readBody(call.request, NewView), call.user), ...done(call) }),
    }),
    defineRoute({
      ...common,
      method: 'PATCH',
      path: '/views/{id}',
      summary: 'Rename a saved filter, change it, or share it with everybody',
      params: ById,
      body: { encoding: 'json', schema: ViewChange },
      answer: Done,
      async handle(call) {
        await views.change(call.params.id, readBody(call.request, ViewChange), call.user);
        return done(call);
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/views/{id}',
      summary: 'Forget a saved filter; it can be brought back for thirty days',
      params: ById,
      answer: Done,
      async handle(call) {
        await views.remove(call.params.id, call.user);
        return { success: true, message: translate(call.language, 'api.done.deleted') };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/views/{id}/restore',
      summary: 'Bring a forgotten filter back as it was',
      params: ById,
      answer: Done,
      async handle(call) {
        await views.restore(call.params.id, call.user);
        return { success: true, message: translate(call.language, 'api.done.restored') };
      },
    }),
  ];
}
