import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { request } from '#app/page/api-client.ts';
import type { Call } from '#app/site/sending/send-form.ts';
import { evidenceIn, typed } from '#app/site/sending/typed.ts';

/** What somebody asked for, to be told again when it has arrived. */
export type MeetingWish = { date: string; time: string; country: Country };

type SentFrom = { language: Language; country: Country; page: string };

/** Subject and message in the specified words; the server writes the mail from the fields. */
export function meetingCall(sent: FormData, { language, country, page }: SentFrom): Call & { wish: MeetingWish } {
  const read = (field: string) => typed(sent, field);
  const fields = {
    date: read('date'),
    time: read('time'),
    name: read('name'),
    phone: read('phone'),
    type: read('type'),
    email: read('email'),
  };
  const { date, time, name, phone, type } = fields;
  return {
    wish: { date, time, country },
    language,
    request: request(`POST /email/booking-${country}`, {
      body: {
        kind: 'meeting',
        subject: `Meeting request from ${name}`,
        message: `${name} would like to schedule a meeting via ${type} on ${date} at ${time}. Contact phone: ${phone}`,
        page,
        fields,
        ...evidenceIn(sent),
      },
    }),
  };
}
