import * as z from 'zod';
import { readForm } from '#api/http/form-body.ts';
import { ById, defineRoute, Done, DoneWithId, pageOf, Paging } from '#api/http/route.ts';
import type { RemoveItem } from './route-parts.ts';
import { translate } from '#i18n/translate.ts';
import { commentRoutes } from './comment-routes.ts';
import type { Community } from './community.ts';
import { NewPost, NewPostComment, NewReport } from './forms.ts';
import { authorOf, Post, PostComment, Waiting, WAITING_KEY } from './route-parts.ts';

const common = { group: 'community' } as const;
const MOST_TOKENS = 20;

export function communityRoutes(community: Community, removeItem: RemoveItem, dataDir: string) {
  return [
    ...commentRoutes(community, removeItem, dataDir),
    ...feedRoutes(community, dataDir),
    ...deleteRoutes(removeItem),
    ...visitorRoutes(community, dataDir),
  ] as const;
}

function feedRoutes(community: Community, dataDir: string) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/communityposts/posts',
      access: 'public',
      summary: 'List the feed, newest first, each post with its first comments',
      query: Paging,
      answer: z.array(Post),
      handle: ({ query }) => community.posts(pageOf(query)),
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/communityposts/posts/{id}/comments',
      access: 'public',
      summary: 'List the comments of a post',
      params: ById,
      query: Paging,
      answer: z.array(PostComment),
      handle: ({ params, query }) => community.postComments(params.id, pageOf(query)),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/communityposts/posts',
      access: 'public',
      summary: 'Write a post',
      body: { encoding: 'both', schema: NewPost },
      answer: DoneWithId.extend({ ...Post.shape, ...Waiting }),
      status: 201,
      async handle(call) {
        const { author_name: name, content: text, ...evidence } = await readForm(call.request, NewPost, dataDir);
        const { post, token } = await community.addPost({ name, text, author: authorOf(call, evidence) });
        const message = translate(call.language, token === '' ? 'api.done.post-added' : WAITING_KEY);
        return { success: true, message, ...post, waiting: token !== '', token };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/communityposts/posts/{id}/comments',
      access: 'public',
      summary: 'Comment on a post',
      params: ById,
      body: { encoding: 'both', schema: NewPostComment },
      answer: DoneWithId.extend({ ...PostComment.shape, ...Waiting }),
      status: 201,
      async handle(call) {
        const { commenter_name: name, text, ...evidence } = await readForm(call.request, NewPostComment, dataDir);
        const { comment, token } = await community.addPostComment({ postId: call.params.id, name, text, author: authorOf(call, evidence) });
        const message = translate(call.language, token === '' ? 'api.done.comment-added' : WAITING_KEY);
        return { success: true, message, ...comment, waiting: token !== '', token };
      },
    }),
  ] as const;
}

function deleteRoutes(removeItem: RemoveItem) {
  return (['posts', 'comments'] as const).map((what) =>
    defineRoute({
      ...common,
      method: 'DELETE',
      path: `/communityposts/${what}/{id}`,
      access: 'moderation.write',
      summary: what === 'posts' ? 'Delete a post' : 'Delete a comment on a post',
      params: ById,
      answer: Done,
      async handle({ params, language, user }) {
        await removeItem({ kind: what === 'posts' ? 'post' : 'post-comment', id: params.id }, user?.id ?? null);
        return { success: true, message: translate(language, what === 'posts' ? 'api.done.post-deleted' : 'api.done.comment-deleted') };
      },
    }),
  );
}

const WaitingItems = z.object({
  kind: z.enum(['comment', 'post', 'post-comment']),
  id: z.number().int(),
  about: z.number().int(),
  name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});

function visitorRoutes(community: Community, dataDir: string) {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/communitywaiting/{tokens}',
      access: 'public',
      summary: 'Read one’s own words that wait for somebody’s eyes, by the tokens given when they were written (joined by commas)',
      params: z.strictObject({ tokens: z.string() }),
      answer: z.array(WaitingItems),
      async handle({ params }) {
        const items = await community.waiting(params.tokens.split(',').slice(0, MOST_TOKENS));
        return items.map(({ kind, id, about, name, text, created_at }) => ({ kind, id, about, name, text, created_at }));
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/communityreports',
      access: 'public',
      summary: 'Report something that is out of place; each address counts once',
      body: { encoding: 'both', schema: NewReport },
      answer: Done,
      async handle({ request, language }) {
        await community.report({ ...(await readForm(request, NewReport, dataDir)), address: request.ip });
        return { success: true, message: translate(language, 'api.done.reported') };
      },
    }),
  ] as const;
}
