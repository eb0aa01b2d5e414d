import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { request } from '#app/page/api-client.ts';
import type { Call } from '#app/site/sending/send-form.ts';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';

/** Subject and message in the specified words; the server writes the mail from the fields. */
export function contactCall(sent: FormData, { language, country }: { language: Language; country: Country }): Call {
  const [name, number, email, message] = ['name', 'number', 'email', 'message'].map((field) => typed(sent, field));
  return {
    language,
    request: request(`POST /email/send-email-${country}`, {
      body: {
        kind: 'contact',
        subject: `New Contact from ${name}`,
        message,
        page: location.pathname,
        fields: { name, number, email, message },
        ...evidenceIn(sent),
      },
    }),
  };
}
