import * as z from 'zod';
import { readerOf } from '#api/content/routes.ts';
import { readForm } from '#api/http/form-body.ts';
import { ById, defineRoute, DoneWithId, Id, pageOf, Paging } from '#api/http/route.ts';
import type { RemoveItem } from './route-parts.ts';
import { translate } from '#i18n/translate.ts';
import type { Community } from './community.ts';
import { NewComment } from './forms.ts';
import { Comment, Waiting, WAITING_KEY, authorOf } from './route-parts.ts';

const common = { group: 'community' } as const;
const MOST = 100;
const Last = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, { error: 'not-a-number' })
  .transform(Number)
  .pipe(z.number().max(MOST, { error: 'out-of-range' }));

/** Comments on sections. The same address takes a section's id to read and a comment's id to delete, as the contract says. */
export function commentRoutes(community: Community, removeItem: RemoveItem, dataDir: string) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/communitypostcomments',
      access: 'moderation.read',
      summary: 'List all comments, or those of one section',
      query: Paging.extend({ post_id: Id.optional() }),
      answer: z.array(Comment),
      handle: ({ query }) => community.allComments(query.post_id, pageOf(query)),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/communitypostcomments/{id}',
      access: 'public',
      summary: 'List the comments of a section (the id is a section’s), oldest first; `last` gives its newest, `before` those above one',
      params: ById,
      query: Paging.extend({ last: Last.optional(), before: Id.optional() }),
      answer: z.array(Comment),
      async handle(call) {
        const { last, before, ...paging } = call.query;
        if (last === undefined) return community.comments(call.params.id, readerOf(call), pageOf(paging));
        const { comments, count } = await community.lastComments(call.params.id, readerOf(call), { limit: last, before });
        call.reply.header('x-total-count', count);
        return comments;
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/communitypostcomments',
      access: 'public',
      summary: 'Comment on a section',
      body: { encoding: 'both', schema: NewComment },
      answer: DoneWithId.extend({ ...Comment.shape, ...Waiting }),
      status: 201,
      async handle(call) {
        const { post_id: sectionId, username: name, text, ...evidence } = await readForm(call.request, NewComment, dataDir);
        const { comment, token } = await community.addComment({
          sectionId,
          name,
          text,
          author: authorOf(call, evidence),
          reader: readerOf(call),
        });
        const message = translate(call.language, token === '' ? 'api.done.comment-added' : WAITING_KEY);
        return { success: true, message, ...comment, waiting: token !== '', token };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/communitypostcomments/{id}',
      access: 'moderation.write',
      summary: 'Delete a comment (the id is a comment’s)',
      params: ById,
      answer: DoneWithId,
      async handle({ params, language, user }) {
        await removeItem({ kind: 'comment', id: params.id }, user?.id ?? null);
        return { success: true, message: translate(language, 'api.done.comment-deleted'), id: params.id };
      },
    }),
  ] as const;
}
