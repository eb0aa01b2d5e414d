import { invalid, wrongLength, type FieldCode } from '#api/errors.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 64;
/** Names may be in one of these scripts, or wholly in another; they may not mix. */
const SCRIPTS = [
  /^[\p{Script=Latin}\p{Script=Common}]+$/u,
  /^[\p{Script=Arabic}\p{Script=Common}]+$/u,
  /^[^\p{Script=Latin}\p{Script=Arabic}]+$/u,
];

/** Nobody's name, and perhaps one that PostgreSQL cannot even compare; refused before it costs work. */
export function isAbsurdUsername(typed: string): boolean {
  return typed.length > 4 * MAX_LENGTH || typed.includes('\0') || !typed.isWellFormed();
}

/** People type any case and any form of a mail; one form is kept. */
export function normaliseUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

export function usernameProblem(username: string): FieldCode | undefined {
  const { length } = Array.from(username);
  if (length < MIN_LENGTH) return 'too-short';
  if (length > MAX_LENGTH) return 'too-long';
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u.test(username)) return 'not-a-username';
  return mixesScripts(username) ? 'mixed-scripts' : undefined;
}

/** A name in two scripts can look like another one: `admin` with a Cyrillic letter. */
function mixesScripts(username: string): boolean {
  const letters = username.replace(/[^\p{L}]/gu, '');
  return letters !== '' && !SCRIPTS.some((script) => script.test(letters));
}

/** In the one form that is kept, or refused in the name of its field. */
export function checkedName(typed: string): string {
  const username = normaliseUsername(typed);
  const problem = usernameProblem(username);
  const given = Array.from(username).length;
  if (problem === 'too-long') throw wrongLength('username', problem, { most: MAX_LENGTH, given });
  if (problem === 'too-short') throw wrongLength('username', problem, { least: MIN_LENGTH, given });
  if (problem) throw invalid({ username: problem });
  return username;
}
