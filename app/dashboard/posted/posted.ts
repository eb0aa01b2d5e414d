import type { JsonObject } from '#app/dashboard/json-object.ts';
import type { Answer } from '#app/dashboard/send.ts';

/** How a form that was posted without scripts was refused, for the page that draws it again. */
export type Posted = {
  form: string;
  /** Which record it was, where a screen has several. */
  of: string;
  message: string;
  errors: Answer['errors'];
  /** What was typed; never a password. */
  values: JsonObject;
  /** What is asked for once more before it is done. */
  asks?: 'password' | 'code';
  /** What somebody else saved meanwhile. */
  current?: JsonObject;
  version?: number;
};
