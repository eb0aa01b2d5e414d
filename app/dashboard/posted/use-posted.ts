import { createContext, useContext } from 'react';
import { useActionData } from 'react-router';
import type { Answer } from '#app/dashboard/send.ts';
import { textIn } from '#app/dashboard/json-object.ts';
import type { Posted } from './posted.ts';

const NONE: Answer['errors'] = {};

/** How this form was refused when it was posted, or nothing. */
export function usePosted(form: string, of = ''): Posted | undefined {
  const posted = useActionData<Posted>();
  return posted?.form === form && posted.of === of ? posted : undefined;
}

/** Of a plain form: what is wrong, and what stands in its fields. */
export function usePostedTexts(form: string, of = '') {
  const posted = usePosted(form, of);
  return {
    errors: posted?.errors ?? NONE,
    first: Object.keys(posted?.errors ?? NONE)[0],
    textOr: (name: string, otherwise: string) => (posted ? textIn(posted.values, name) : otherwise),
  };
}

const FirstProblem = createContext<string | undefined>(undefined);
export const FirstProblemProvider = FirstProblem;

/** The first wrong field of a form that came back has the focus when its page opens. */
export function useFirstProblem(name: string): { autoFocus?: true } {
  return useContext(FirstProblem) === name ? { autoFocus: true } : {};
}
