import type { FileKind } from '#content/fields/file-endings.ts';
import { isRecord } from '#content/known.ts';
import type { Right } from '#content/roles.ts';
import type { Currency } from '#content/specifications/define.ts';

/** After how many seconds whoever met a busy or failing server may ask again. */
export const BUSY_RETRY_SECONDS = 5;

/** Every way a request can fail, with its HTTP status. Sentences for the codes are in i18n, under `api.error`. */
export const ERROR_STATUS = {
  malformed: 400,
  'invalid-input': 422,
  'invalid-id': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'second-factor': 401,
  'wrong-factor': 401,
  'foreign-origin': 403,
  'not-allowed': 403,
  'confirm-first': 403,
  'factor-again': 403,
  'wrong-factor-again': 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  'limit-reached': 409,
  'file-in-use': 409,
  'too-large': 413,
  'wrong-type': 415,
  'wrong-body': 415,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
  'disk-full': 503,
  overloaded: 503,
  closed: 503,
} as const;

/** How long browsers, programs and search engines are asked to stay away from a closed site. */
export const CLOSED_RETRY_SECONDS = 600;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What can be wrong with one field; the sentences are in i18n, under `api.field`. */
export const FIELD_CODES = [
  'required',
  'unknown-field',
  'unknown-file',
  'not-in-library',
  'unknown-parent',
  'repeated',
  'not-text',
  'bad-characters',
  'mixed-scripts',
  'too-long',
  'too-short',
  'not-a-link',
  'not-an-icon',
  'not-a-flag',
  'not-a-choice',
  'not-a-number',
  'out-of-range',
  'closed',
  'not-a-date',
  'not-a-time',
  'not-a-list',
  'not-specifications',
  'not-a-range',
  'not-a-size',
  'not-a-price',
  'wrong-count',
  'too-many',
  'not-a-file',
  'wrong-file-type',
  'not-after',
  'not-a-csv',
  'not-a-username',
  'file-too-large',
  'unreadable-file',
  'active-file',
  'no-room',
  'not-an-email',
  'not-a-phone',
  'not-an-id',
  'taken',
  'changed-since',
  'reserved',
  'too-common',
  'wrong-password',
  'wrong-code',
  'not-verified',
  'not-public',
  'not-yours',
  'other-currency',
  'beyond-right',
  'withdrawn',
  'passed',
  'unknown-placeholder',
  'not-a-list-link',
  'not-an-amount',
  'not-a-percent',
  'not-a-wall',
  'not-buildable',
  'not-offered',
  'other-person',
  'invalid',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

export type Limits = { min?: number; max?: number };

/** How much there may be or has to be, and how much was given: characters where nothing else is said. Bytes are not counted to their end. */
export type Length = { most: number; given: number; of?: 'entries' } | { least: number; given: number } | { most: number; of: 'bytes' };

export type Currencies = { given: Currency; own: Currency };

export type ErrorDetails = {
  /** The right that the caller's role does not include. */
  right?: Right;
  /** Field name to what is wrong with it. */
  fields?: Readonly<Record<string, FieldCode>>;
  /** Between which numbers a field may be, for those that are out of range. */
  limits?: Readonly<Record<string, Limits>>;
  /** For what is too long, too short or has too many entries. */
  lengths?: Readonly<Record<string, Length>>;
  /** The currency that was given and the one it has to be, for fields in the other currency. */
  currencies?: Readonly<Record<string, Currencies>>;
  /** The nearest wall that can be built, for walls that cannot. */
  nearest?: Readonly<Record<string, string>>;
  retryAfter?: number;
  /** Overrides the sentence of the code, by its key under `api.error`. */
  reason?:
    | 'all-fields-required'
    | 'parent-full'
    | 'last-owner'
    | 'disabled-account'
    | 'email-taken'
    | 'enrol-first'
    | 'own-account'
    | 'no-invitation'
    | 'not-for-programs'
    | 'backup-running'
    | 'backup-elsewhere'
    | 'not-in-backup'
    | 'copy-sealed'
    | 'retention-changed'
    | 'sheet-changed'
    | 'link-ended'
    | 'other-language'
    | 'draft-changed'
    | 'draft-gone'
    | 'no-draft'
    | 'drafts-only'
    | 'parent-is-draft'
    | 'nothing-to-publish'
    | 'nothing-to-hide'
    | 'hidden-too-early'
    | 'record-in-trash'
    | 'not-scheduled'
    | 'clock-changed'
    | 'release-published'
    | 'release-open'
    | 'release-stopped'
    | 'release-empty'
    | 'in-other-release'
    | 'sheet-over-draft'
    | 'meeting-changed'
    | 'parent-in-trash'
    | 'unknown-passkey'
    | 'file-waiting'
    | 'file-infected'
    | 'lead-merged'
    | 'mail-gone'
    | 'mail-taken-back'
    | 'offer-changed'
    | 'offer-sums-changed'
    | 'offer-kept'
    | 'offer-accepted'
    | 'offer-declined'
    | 'offer-expired'
    | 'offer-replaced'
    | 'offer-link';
  /** Values for the sentence of the reason. */
  values?: Readonly<Record<string, string | number>>;
  /** The kinds of file that would have been taken. */
  accepts?: readonly FileKind[];
  /** What can be shown besides the password, and what to ask the browser's passkeys. */
  factors?: { kinds: readonly ('code' | 'passkey')[]; passkey?: unknown };
  /** The record as it is now, for a conflict. */
  current?: unknown;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

export function notFound(): AppError {
  return new AppError('not-found');
}

export function invalid(fields: Readonly<Record<string, FieldCode>>, reason?: ErrorDetails['reason']): AppError {
  return new AppError('invalid-input', reason ? { fields, reason } : { fields });
}

export function wrongLength(name: string, code: 'too-long' | 'too-short', length: Length): AppError {
  return new AppError('invalid-input', { fields: { [name]: code }, lengths: { [name]: length } });
}

/** Failures of the server's own parts, by their codes. */
const FOREIGN_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EMFILE: 'unavailable',
  EROFS: 'unavailable',
  EACCES: 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  ESTORE: 'unavailable', // the object storage, see store/files/s3-storage.ts
  '57014': 'unavailable', // PostgreSQL: a statement took too long
  '57P01': 'unavailable', // PostgreSQL: terminating connection
  '57P02': 'unavailable', // PostgreSQL: crashed
  '57P03': 'unavailable', // PostgreSQL: cannot connect now
  '53100': 'disk-full', // PostgreSQL
  '53300': 'unavailable', // PostgreSQL: too many connections
  '55P03': 'unavailable', // PostgreSQL: lock not available
  '40P01': 'unavailable', // PostgreSQL: deadlock
};

/** By the code of whatever failed: a database or a store that is away is no fault of the request. */
export function appErrorFrom(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode, message } = isRecord(error) ? error : {};
  if (typeof code === 'string' && FOREIGN_CODES[code]) return new AppError(FOREIGN_CODES[code]);
  if (typeof message === 'string' && message.includes('disk is full')) return new AppError('disk-full');
  if (
    typeof message === 'string' &&
    /database is locked|Connection terminated|timeout exceeded when trying to connect|is not queryable/.test(message)
  )
    return new AppError('unavailable');
  return new AppError(typeof statusCode === 'number' && statusCode < 500 ? 'malformed' : 'unexpected');
}
