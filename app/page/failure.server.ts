import { data } from 'react-router';
import { appErrorFrom, ERROR_STATUS, type AppError, type ErrorCode } from '#api/errors.ts';

const AWAY: ReadonlySet<ErrorCode> = new Set(['unavailable', 'disk-full']);

export function failureOf(error: unknown, report: (error: unknown) => void): unknown {
  if (isAppError(error)) return answerOf(error.code);
  if (!isUnavailable(error)) return error;
  report(error);
  return answerOf('unavailable');
}

function answerOf(code: ErrorCode): unknown {
  return data({ code }, { status: ERROR_STATUS[code] });
}

/** The database or the store is away: everybody is asked to come back, and nobody is told that the page is broken. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && AWAY.has(isAppError(error) ? error.code : appErrorFrom(error).code);
}

/** By shape, because the built pages have their own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  if (!(error instanceof Error && error.name === 'AppError' && 'code' in error)) return false;
  return typeof error.code === 'string' && Object.hasOwn(ERROR_STATUS, error.code);
}
