import * as z from 'zod';
import { AppError, invalid } from '#api/errors.ts';
import { fieldCodes } from '#api/http/mount.ts';
import { VisitorName, VisitorText } from '#api/visitor-text.ts';
import type { FormArgs } from '#app/site/form-action.server.ts';

const Comment = z.object({ username: VisitorName, text: VisitorText });
const Post = z.object({ author_name: VisitorName, content: VisitorText });
const PostComment = z.object({ commenter_name: VisitorName, text: VisitorText });

/** The three forms of the page, posted without scripts; `about` is the record they belong to. */
export async function receiveWords({ operations, language, address, values }: FormArgs): Promise<void> {
  const { community } = operations;
  const about = Number(values['about']);
  switch (values['intent']) {
    case 'comment': {
      const reader = { language, sees: 'published' } as const;
      await community.addComment({ sectionId: about, ...parse(Comment, values), address, reader });
      return;
    }
    case 'post': {
      const { author_name: authorName, content } = parse(Post, values);
      await community.addPost({ authorName, content, address });
      return;
    }
    case 'post-comment': {
      const { commenter_name: commenterName, text } = parse(PostComment, values);
      await community.addPostComment({ postId: about, commenterName, text, address });
      return;
    }
    default:
      throw invalid({ intent: 'not-a-choice' });
  }
}

function parse<Values>(schema: z.ZodType<Values>, values: unknown): Values {
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw new AppError('invalid-input', { fields: fieldCodes(parsed.error) });
  return parsed.data;
}
