import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { request } from '#app/page/api-client.ts';
import type { Call } from '#app/site/sending/send-form.ts';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';

type Place = { panel: 'quote' | 'call'; language: Language; country: Country; page: string };

export function campaignCall(sent: FormData, { panel, language, country, page }: Place): Call {
  const names = panel === 'quote' ? ['name', 'number', 'email', 'message'] : ['name', 'number'];
  const fields = Object.fromEntries(names.map((name) => [name, typed(sent, name)]));
  return {
    language,
    request: request(`POST /email/send-email-${country}`, {
      body: { kind: 'campaign', page, fields: { panel, ...fields }, ...evidenceIn(sent) },
    }),
  };
}
