import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { request } from '#app/page/api-client.ts';
import type { Call } from '#app/site/sending/send-form.ts';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';
import { FIELD_NAMES } from './project-fields.ts';

type SentFrom = { language: Language; country: Country; page: string };

/** Subject and message in the specified words; the server writes the mail from the fields. */
export function registerCall(sent: FormData, { language, country, page }: SentFrom): Call {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, typed(sent, name)]));
  const file = sent.get(INQUIRY_FILE.field);
  return {
    language,
    request: request('POST /send-email', {
      body: {
        kind: 'project',
        subject: `Project inquiry: ${fields['projectName']} from ${fields['fullName']}`,
        message: FIELD_NAMES.map((name) => `${name}: ${fields[name]}`).join('\n'),
        country,
        page,
        fields,
        ...evidenceIn(sent),
      },
    }),
    file: file instanceof File && file.size > 0 ? { name: INQUIRY_FILE.field, file } : undefined,
  };
}
