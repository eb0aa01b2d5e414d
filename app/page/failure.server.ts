import { data } from 'react-router';
import { ERROR_STATUS, type AppError } from '#api/errors.ts';

/** An operation's error as an answer with its status. */
export function failureOf(error: unknown): unknown {
  return isAppError(error) ? data({ code: error.code }, { status: ERROR_STATUS[error.code] }) : error;
}

/** By shape, because the built pages have their own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  if (!(error instanceof Error && error.name === 'AppError' && 'code' in error)) return false;
  return typeof error.code === 'string' && Object.hasOwn(ERROR_STATUS, error.code);
}
