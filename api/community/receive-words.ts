import type * as z from 'zod';
import type { Reader } from '#api/content/content.ts';
import { AppError, invalid } from '#api/errors.ts';
import { fieldCodes } from '#api/http/mount.ts';
import type { Community } from './community.ts';
import { NewComment, NewPost, NewPostComment } from './forms.ts';

type Words = {
  /** Which of the page's three forms it is. */
  intent: string | undefined;
  /** The record the words belong to: a section or a post. */
  about: number;
  values: Readonly<Record<string, string | undefined>>;
  address: string;
  reader: Reader;
};

/** The page's forms, checked by the same schemas as the API's calls. */
export function openWords(community: Pick<Community, 'addComment' | 'addPost' | 'addPostComment'>) {
  return async function receiveWords({ intent, about, values, address, reader }: Words): Promise<void> {
    if (intent === 'comment') {
      const {
        post_id: sectionId,
        username,
        text,
      } = parse(NewComment, { post_id: about, username: values['username'], text: values['text'] });
      await community.addComment({ sectionId, username, text, address, reader });
    } else if (intent === 'post') {
      const { author_name: authorName, content } = parse(NewPost, { author_name: values['author_name'], content: values['content'] });
      await community.addPost({ authorName, content, address });
    } else if (intent === 'post-comment') {
      const { commenter_name: commenterName, text } = parse(NewPostComment, {
        commenter_name: values['commenter_name'],
        text: values['text'],
      });
      await community.addPostComment({ postId: about, commenterName, text, address });
    } else {
      throw invalid({ intent: 'not-a-choice' });
    }
  };
}

function parse<Values>(schema: z.ZodType<Values>, values: unknown): Values {
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw new AppError('invalid-input', { fields: fieldCodes(parsed.error) });
  return parsed.data;
}
