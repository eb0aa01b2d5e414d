import type { PageContext } from '#app/server/page-context.ts';
import type { Language } from '#i18n/translate.ts';

type Outcome = { outcome: 'sent' | 'not-an-email' | 'failed'; status: number };

export async function subscribe({ operations, country, address }: PageContext, email: string, language: Language): Promise<Outcome> {
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) return { outcome: 'not-an-email', status: 400 };
  try {
    await operations.leads.receive({ kind: 'newsletter', country, language, page: '', fields: { email: email.trim() }, address });
    return { outcome: 'sent', status: 200 };
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return { outcome: 'failed', status: 503 };
  }
}
