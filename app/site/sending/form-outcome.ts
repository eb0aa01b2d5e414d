import type { FormAnswer } from '#app/site/form-action.server.ts';

/** An answer of the server, or none at all: no connection, a broken answer, or nothing for half a minute. */
export type FormOutcome = FormAnswer | { outcome: 'unreached'; fields: Record<string, never>; values: Record<string, never> };
