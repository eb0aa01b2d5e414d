import type { PageForm } from '#app/page/page-form.ts';
import { NAMES } from './names.ts';

const PASSWORDS: ReadonlySet<string> = new Set(['password', 'current', 'next', 'again', 'code']);

/** As scripts read them from the same form: a browser ends lines otherwise when it sends them itself. */
export async function typedTexts(request: Request, form: PageForm | undefined): Promise<FormData> {
  const sent = form ? Object.entries(form.values) : [...(await request.formData())];
  const typed = new FormData();
  for (const [name, value] of sent) if (typeof value === 'string') typed.append(name, value.replaceAll(/\r\n?/g, '\n'));
  return typed;
}

export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a plain form is drawn with again. */
export function drawnTexts(typed: FormData): Record<string, string> {
  const own: ReadonlySet<string> = new Set(Object.values(NAMES));
  return Object.fromEntries(
    [...typed].flatMap(([name, value]) => (typeof value !== 'string' || own.has(name) || PASSWORDS.has(name) ? [] : [[name, value]])),
  );
}
