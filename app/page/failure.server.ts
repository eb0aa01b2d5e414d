import { data } from 'react-router';
import { ERROR_STATUS } from '#api/errors.ts';

/** An operation's error as an answer with its status. By shape, because the built pages have their own copy of the class. */
export function failureOf(error: unknown): unknown {
  const code = error instanceof Error && error.name === 'AppError' && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_STATUS, code)) return error;
  return data({ code }, { status: ERROR_STATUS[code as keyof typeof ERROR_STATUS] });
}
