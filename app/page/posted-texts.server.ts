import type { PageForm } from './page-form.ts';

/** What was typed into a form that was posted as a page, exactly as typed; files are not among it. */
export async function postedTexts(request: Request, form: PageForm | undefined): Promise<Record<string, string>> {
  const sent = form ? Object.entries(form.values) : [...(await request.formData())];
  return Object.fromEntries(sent.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
