import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { VisitorName, VisitorText } from '#api/kernel/visitor-text.ts';

const LETTER = /\p{L}/u;
export const Acceptance = z.strictObject({ name: VisitorName.pipe(z.string().refine((name) => LETTER.test(name), { error: 'required' })) });
export const Refusal = z.strictObject({ reason: textSchema(2000).default('') });
export const Question = z.strictObject({ text: VisitorText });
