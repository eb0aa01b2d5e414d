import * as z from 'zod';
import { Id } from '#api/http/route.ts';
import { EvidenceFields } from '#api/spam/evidence.ts';
import { VisitorName, VisitorText } from '#api/kernel/visitor-text.ts';

const RecordId = z.union([z.number(), z.string()], { error: 'required' }).transform(String).pipe(Id);

/** What visitors may write, wherever they write it. */
export const NewComment = z.strictObject({ post_id: RecordId, username: VisitorName, text: VisitorText, ...EvidenceFields });
export const NewPost = z.strictObject({ author_name: VisitorName, content: VisitorText, ...EvidenceFields });
export const NewPostComment = z.strictObject({ commenter_name: VisitorName, text: VisitorText, ...EvidenceFields });
export const NewReport = z.strictObject({
  kind: z.enum(['comment', 'post', 'post-comment'], { error: 'not-a-choice' }),
  id: RecordId,
});
