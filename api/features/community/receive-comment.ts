import type * as z from 'zod';
import type { Reader } from '#api/content/content.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { problemsIn, SAYING_WHAT } from '#api/http/check-body.ts';
import { evidenceOf } from '#api/spam/evidence.ts';
import type { Community } from './community.ts';
import { NewComment, NewPost, NewPostComment, NewReport } from './forms.ts';
import type { Author } from './write-comment.ts';

type NewComment = {
  /** Which of the page's forms it is. */
  intent: string | undefined;
  /** The record the words belong to: a section or a post. */
  about: number;
  values: Readonly<Record<string, string | undefined>>;
  author: Pick<Author, 'address' | 'language' | 'user'>;
  reader: Reader;
};

/** The page's forms, checked by the same schemas as the API's calls. Answers whether the words wait for somebody's eyes. */
export function openReceiveComment(community: Pick<Community, 'addComment' | 'addPost' | 'addPostComment' | 'report'>) {
  return async function receiveComment({ intent, about, values, reader, ...comment }: NewComment): Promise<{ isWaiting: boolean }> {
    const author: Author = { ...comment.author, evidence: evidenceOf(values) };
    switch (intent) {
      case 'comment': {
        const { post_id: sectionId, username: name, text } = pick(NewComment, { ...values, post_id: about });
        return waits(await community.addComment({ sectionId, name, text, author, reader }));
      }
      case 'post': {
        const { author_name: name, content: text } = pick(NewPost, values);
        return waits(await community.addPost({ name, text, author }));
      }
      case 'post-comment': {
        const { commenter_name: name, text } = pick(NewPostComment, values);
        if (!Number.isSafeInteger(about)) throw notFound();
        return waits(await community.addPostComment({ postId: about, name, text, author }));
      }
      case 'report': {
        await community.report({ ...pick(NewReport, { kind: values['kind'], id: about }), address: author.address });
        return { isWaiting: false };
      }
      default:
        throw invalid({ intent: 'not-a-choice' });
    }
  };
}

function waits({ token }: { token: string }): { isWaiting: boolean } {
  return { isWaiting: token !== '' };
}

/** A page's form has more fields than the call. */
function pick<Schema extends z.ZodObject>(schema: Schema, values: Readonly<Record<string, unknown>>): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name]])), SAYING_WHAT);
  if (!parsed.success) throw new AppError('invalid-input', problemsIn(parsed.error));
  return parsed.data;
}
