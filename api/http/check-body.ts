import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isRecord } from '#content/known.ts';
import { isApiKey } from '#i18n/translate.ts';
import { AppError, type ErrorDetails, type FieldCode, type Length, type Limits } from '#api/errors.ts';
import { isFieldCode, MOST_ERRORS } from './answer-error.ts';

/** No call has as many; looking at each of them would be the sender's way to keep us busy. */
export const MOST_KEYS = 200;

/** A problem tells what was given, so that a text that is too long can be told by how much. */
export const SAYING_WHAT = { reportInput: true } as const;

/** The first problem of each field, as one of our codes. */
export function fieldCodes(error: z.ZodError, prefix = ''): Record<string, FieldCode> {
  const codes = new Map<string, FieldCode>();
  for (const issue of error.issues) {
    const found: [string, FieldCode][] =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, MOST_ERRORS).map((key) => [key, 'unknown-field'])
        : [[prefix + nameOf(issue.path), isFieldCode(issue.message) ? issue.message : 'invalid']];
    for (const [name, code] of found) if (!codes.has(name) && codes.size < MOST_ERRORS) codes.set(name, code);
  }
  return Object.fromEntries(codes);
}

/** A field of a row is named as `lines.2.title` where a sentence has a word for it; others go by their list. */
function nameOf([field = '', row, inner]: readonly PropertyKey[]): string {
  const isInRow = typeof row === 'number' && isApiKey(`api.label.${String(field)}.${String(inner)}`);
  return isInRow ? `${String(field)}.${row}.${String(inner)}` : String(field);
}

/** What is wrong, which numbers would have been right, and how much too long a text is. */
export function problemsIn(error: z.ZodError): Pick<ErrorDetails, 'fields' | 'limits' | 'lengths'> {
  const limits: Record<string, Limits> = {};
  const lengths: Record<string, Length> = {};
  for (const issue of error.issues.slice(0, MOST_ERRORS)) {
    const name = nameOf(issue.path);
    const length = lengthIn(issue);
    if (length) lengths[name] ??= length;
    if (issue.code === 'too_big' && issue.origin === 'number') limits[name] = { max: Number(issue.maximum) };
    if (issue.code === 'too_small' && issue.origin === 'number') limits[name] = { min: Number(issue.minimum) };
  }
  return { fields: fieldCodes(error), limits, lengths };
}

/** What was given is known where the schema was asked to say it. */
export function lengthIn(issue: z.core.$ZodIssue): Length | undefined {
  if (issue.code === 'custom') return lengthOf(issue.params?.['length']);
  if (issue.code !== 'too_big') return undefined;
  const { origin, input, maximum: most } = issue;
  if (origin === 'string' && typeof input === 'string') return { most: Number(most), given: input.length };
  return origin === 'array' && Array.isArray(input) ? { most: Number(most), given: input.length, of: 'entries' } : undefined;
}

function lengthOf(value: unknown): Length | undefined {
  const { most, given } = isRecord(value) ? value : {};
  return typeof most === 'number' && typeof given === 'number' ? { most, given } : undefined;
}

export function checkBody<Schema extends z.core.$ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('malformed');
  if (Object.keys(body).length > MOST_KEYS) throw new AppError('too-large');
  const parsed = z.safeParse(schema, body, SAYING_WHAT);
  if (!parsed.success) throw new AppError('invalid-input', problemsIn(parsed.error));
  return parsed.data;
}

export function readBody<Schema extends z.core.$ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  return checkBody(request.body, schema);
}
