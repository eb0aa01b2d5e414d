import * as z from 'zod';
import { Id } from '#api/http/route.ts';
import { VisitorName, VisitorText } from '#api/visitor-text.ts';

const RecordId = z.union([z.number(), z.string()], { error: 'required' }).transform(String).pipe(Id);

/** What visitors may write, wherever they write it. */
export const NewComment = z.strictObject({ post_id: RecordId, username: VisitorName, text: VisitorText });
export const NewPost = z.strictObject({ author_name: VisitorName, content: VisitorText });
export const NewPostComment = z.strictObject({ commenter_name: VisitorName, text: VisitorText });
