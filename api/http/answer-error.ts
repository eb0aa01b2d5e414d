import type { FastifyReply, FastifyRequest } from 'fastify';
import { FIELD_LABELS } from '#content/labels.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { AppError, ERROR_STATUS, FIELD_CODES, type ErrorCode, type FieldCode } from '#api/errors.ts';
import { isApiKey, translate, type Language } from '#i18n/translate.ts';

const KNOWN_FIELD_CODES: ReadonlySet<string> = new Set(FIELD_CODES);

export function isFieldCode(code: string): code is FieldCode {
  return KNOWN_FIELD_CODES.has(code);
}

/** One place turns every failure into `{success, message, errors}` in the language of the base. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asAppError(error);
  const { language, labels } = request.lamha ?? { language: 'en', labels: undefined };
  const status = ERROR_STATUS[failure.code];
  if (status >= 500 && failure.code !== 'closed') request.log.error({ err: error }, 'request failed');
  const { fields = {}, retryAfter, current } = failure.details;
  const errors = Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldMessage(language, name, code, labels)]));
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  else if (status === 503) reply.header('retry-after', 5);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ success: false, message: errorMessage(language, failure, errors), errors, ...(current === undefined ? {} : { current }) });
}

function errorMessage(language: Language, { code, details }: AppError, errors: Record<string, string>): string {
  if (details.reason) return translate(language, `api.error.${details.reason}`, { max: 4 });
  const [only, ...others] = Object.values(errors);
  // A single problem is its own best summary ("Title is required").
  return only !== undefined && others.length === 0 ? only : translate(language, `api.error.${code}`);
}

function fieldMessage(language: Language, name: string, code: FieldCode, labels: Fields | undefined): string {
  const plain = name.replace(/_(?:en|ar)$/, '');
  const words = labels?.[plain]?.label ?? FIELD_LABELS[plain];
  const key = `api.label.${plain}`;
  const label = words?.[language] ?? (isApiKey(key) ? translate(language, key) : name);
  return translate(language, `api.field.${code}`, { label });
}

/** Failures of the server's own parts, by their codes. */
const FOREIGN_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed',
  FST_UNDER_PRESSURE: 'overloaded',
  ENOSPC: 'unavailable',
  EDQUOT: 'unavailable',
  EMFILE: 'unavailable',
  EROFS: 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ETIMEDOUT: 'unavailable',
  '57P01': 'unavailable', // PostgreSQL: terminating connection
  '57P03': 'unavailable', // PostgreSQL: cannot connect now
  '53300': 'unavailable', // PostgreSQL: too many connections
  '55P03': 'unavailable', // PostgreSQL: lock not available
  '40P01': 'unavailable', // PostgreSQL: deadlock
};

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: unknown; message?: unknown };
  if (typeof code === 'string' && FOREIGN_CODES[code]) return new AppError(FOREIGN_CODES[code]);
  if (
    typeof message === 'string' &&
    /database is locked|disk is full|Connection terminated|timeout exceeded when trying to connect/.test(message)
  )
    return new AppError('unavailable');
  return new AppError(typeof statusCode === 'number' && statusCode < 500 ? 'malformed' : 'unexpected');
}
