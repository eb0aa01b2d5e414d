import type { FastifyReply, FastifyRequest } from 'fastify';
import { AREAS, areaOfRight, type Right } from '#content/roles.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import { FILE_LIMITS, PICTURE_LIMITS, typeNames } from '#content/fields/file-limits.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { MEGABYTE } from '#content/fields/megabyte.ts';
import {
  appErrorFrom,
  type AppError,
  BUSY_RETRY_SECONDS,
  ERROR_STATUS,
  FIELD_CODES,
  type ErrorCode,
  type FieldCode,
  type Limits,
} from '#api/errors.ts';
import { fieldLabel } from './field-label.ts';
import { fieldSentence } from './field-sentence.ts';
import { REFUSAL_HEADERS, refusalPage } from './refusal-page.ts';
import { translate, type Language } from '#i18n/translate.ts';

/** A list of problems is for people; beyond this many nobody reads on. */
export const MOST_ERRORS = 20;
/** Refusals for busy or closed: no error of the server. */
const EXPECTED: ReadonlySet<ErrorCode> = new Set(['closed', 'overloaded']);
const KNOWN_FIELD_CODES: ReadonlySet<string> = new Set(FIELD_CODES);

export function isFieldCode(code: string): code is FieldCode {
  return KNOWN_FIELD_CODES.has(code);
}

/** One place turns every failure into `{success, message, errors}` in the language of the base; `codes` say the same to programs. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = appErrorFrom(error);
  const { language, labels } = request.lamha ?? { language: 'en', labels: undefined };
  const status = ERROR_STATUS[failure.code];
  if (status >= 500 && !EXPECTED.has(failure.code)) request.log.error({ err: error }, 'request failed');
  const { fields = {}, limits = {}, lengths = {}, currencies = {}, nearest = {}, accepts = [], retryAfter, current } = failure.details;
  const sentence = (name: string, code: FieldCode) => [
    fieldSentence(language, code, fieldLabel(language, name, labels), {
      currencies: own(currencies, name),
      length: own(lengths, name),
      nearest: own(nearest, name),
    }),
    ...fileAdvice(language, code, accepts),
    ...(code === 'out-of-range' || code === 'beyond-right' ? rangeAdvice(language, own(limits, name) ?? limitsOf(labels?.[name])) : []),
  ];
  const errors = Object.fromEntries(
    Object.entries(fields)
      .slice(0, MOST_ERRORS)
      .map(([name, code]) => [name, sentence(name, code).join(' ')]),
  );
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  else if (status === 503) reply.header('retry-after', BUSY_RETRY_SECONDS);
  if (isForPeople(request.url))
    return reply
      .code(status)
      .headers(REFUSAL_HEADERS)
      .send(refusalPage(pageLanguageOf(request.url), failure, status >= 500 ? request.id : undefined));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      message: errorMessage(language, failure, errors),
      errors,
      ...(Object.keys(fields).length > 0 && { codes: fields }),
      ...(current !== undefined && { current }),
      ...(failure.code === 'confirm-first' && { next: 'confirm' }),
      ...(failure.details.factors && { next: 'second-factor', factors: failure.details.factors }),
    });
}

/** Every address outside the API is read by people. */
function isForPeople(url: string): boolean {
  return !/^\/(?:api|uploads|healthz|readyz|metrics)(?:[/?]|$)/i.test(url);
}

function pageLanguageOf(url: string): Language {
  return /^\/en(?:[/?.]|$)/i.test(url) ? 'en' : 'ar';
}

function errorMessage(language: Language, { code, details }: AppError, errors: Record<string, string>): string {
  if (details.right) return translate(language, 'api.error.no-right', { area: areaLabel(details.right, language) });
  if (details.reason) return translate(language, `api.error.${details.reason}`, details.values);
  const [only, ...others] = Object.values(errors);
  // A single problem is its own best summary ("Title is required").
  return only !== undefined && others.length === 0 ? only : translate(language, `api.error.${code}`);
}

function areaLabel(right: Right, language: Language): string {
  return AREAS[areaOfRight(right)][language];
}

/** People send names like `__proto__`. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** What would have been taken instead. */
function fileAdvice(language: Language, code: FieldCode, accepts: readonly FileKind[]): string[] {
  if (accepts.length === 0) return [];
  if (code === 'wrong-file-type') return [translate(language, 'api.file.types', { types: typeNames(accepts) })];
  if (code !== 'file-too-large') return [];
  const pixels = PICTURE_LIMITS.pixels / 1_000_000;
  return accepts.map((kind) => translate(language, `api.file.limit.${kind}`, { megabytes: FILE_LIMITS[kind] / MEGABYTE, pixels }));
}

function limitsOf(field: Fields[string] | undefined): Limits {
  return field?.kind === 'number' ? field : {};
}

/** Which numbers would have been right. */
function rangeAdvice(language: Language, { min, max }: Limits): string[] {
  if (min !== undefined && max !== undefined) return [translate(language, 'api.limit.between', { min, max })];
  if (max !== undefined) return [translate(language, 'api.limit.most', { max })];
  return min === undefined ? [] : [translate(language, 'api.limit.least', { min })];
}
