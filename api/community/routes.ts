import * as z from 'zod';
import { readerOf } from '#api/content/routes.ts';
import { readForm } from '#api/http/form-body.ts';
import { ById, defineRoute, Done, DoneWithId, Id, pageOf, Paging, type Route } from '#api/http/route.ts';
import { translate } from '#i18n/translate.ts';
import type { Community } from './community.ts';
import { NewComment, NewPost, NewPostComment } from './forms.ts';

const Time = z.iso.datetime();
const Comment = z.object({ id: z.number().int(), post_id: z.number().int(), username: z.string(), text: z.string(), created_at: Time });
const PostComment = z.object({ id: z.number().int(), commenter_name: z.string(), text: z.string(), created_at: Time });
const Post = z.object({
  id: z.number().int(),
  author_name: z.string(),
  content: z.string(),
  created_at: Time,
  comment_count: z.number().int(),
  comments: z.array(PostComment),
});

const common = { group: 'community' } as const;

export function communityRoutes(community: Community, dataDir: string): Route[] {
  return [...commentRoutes(community, dataDir), ...feedRoutes(community, dataDir)];
}

function commentRoutes(community: Community, dataDir: string): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/communitypostcomments',
      access: 'admin',
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
      summary: 'List the comments of a section (the id is a section’s)',
      params: ById,
      query: Paging,
      answer: z.array(Comment),
      handle: (call) => community.comments(call.params.id, readerOf(call), pageOf(call.query)),
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/communitypostcomments',
      access: 'public',
      summary: 'Comment on a section',
      body: { encoding: 'both', schema: NewComment },
      answer: DoneWithId.extend(Comment.shape),
      status: 201,
      async handle(call) {
        const { post_id: sectionId, ...comment } = await readForm(call.request, NewComment, dataDir);
        const added = await community.addComment({ sectionId, ...comment, address: call.request.ip, reader: readerOf(call) });
        return { success: true, message: translate(call.language, 'api.done.comment-added'), ...added };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/communitypostcomments/{id}',
      access: 'admin',
      summary: 'Delete a comment (the id is a comment’s)',
      params: ById,
      answer: DoneWithId,
      async handle({ params, language }) {
        await community.removeComment(params.id);
        return { success: true, message: translate(language, 'api.done.comment-deleted'), id: params.id };
      },
    }),
  ];
}

function feedRoutes(community: Community, dataDir: string): Route[] {
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
      answer: DoneWithId.extend(Post.shape),
      status: 201,
      async handle({ request, language }) {
        const { author_name: authorName, content } = await readForm(request, NewPost, dataDir);
        const post = await community.addPost({ authorName, content, address: request.ip });
        return { success: true, message: translate(language, 'api.done.post-added'), ...post, comment_count: 0, comments: [] };
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
      answer: DoneWithId.extend(PostComment.shape),
      status: 201,
      async handle({ request, params, language }) {
        const { commenter_name: commenterName, text } = await readForm(request, NewPostComment, dataDir);
        const added = await community.addPostComment({ postId: params.id, commenterName, text, address: request.ip });
        return { success: true, message: translate(language, 'api.done.comment-added'), ...added };
      },
    }),
    ...(['posts', 'comments'] as const).map((what) =>
      defineRoute({
        ...common,
        method: 'DELETE',
        path: `/communityposts/${what}/{id}`,
        access: 'admin',
        summary: what === 'posts' ? 'Delete a post' : 'Delete a comment on a post',
        params: ById,
        answer: Done,
        async handle({ params, language }) {
          await community.removeFromFeed(what === 'posts' ? 'posts' : 'post_comments', params.id);
          return { success: true, message: translate(language, what === 'posts' ? 'api.done.post-deleted' : 'api.done.comment-deleted') };
        },
      }),
    ),
  ];
}
