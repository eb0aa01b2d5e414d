import { type ActionFunctionArgs, data } from 'react-router';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { FieldCode } from '#api/errors.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import type { Evidence } from '#api/spam/evidence.ts';
import type { Operations } from '#server/operations.ts';
import { failureOf, isAppError } from '#app/page/failure.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { postedTexts } from '#app/page/posted-texts.server.ts';
import { type Country, isCountry } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { languageOf } from '#app/page/address.ts';

type Values = Readonly<Record<string, string>>;

export type FormAnswer = {
  outcome: 'sent' | 'invalid' | 'too-many' | 'failed';
  /** What is wrong with which field, as codes; the page says it in its language. */
  fields: Readonly<Record<string, FieldCode>>;
  /** What was typed, so that nothing is lost when the page is drawn again. Empty after success. */
  values: Values;
  /** The number of what was sent, if it got one. */
  reference?: string;
  /** A comment that waits for a moderator. */
  isWaiting?: boolean;
};

export type FormArgs = {
  operations: Operations;
  language: Language;
  /** The visitor's, from the form's hidden field; otherwise the site's. */
  country: Country;
  address: string;
  /** Every text field of the form, trimmed. */
  values: Values;
  /** What was sent along; it is gone when the action ends, unless the operation kept it. */
  file: ReceivedFile | undefined;
  /** How it was filled in, for the judge of spam. */
  evidence: Evidence;
  url: URL;
};

export type Extras = Partial<Pick<FormAnswer, 'reference' | 'isWaiting' | 'values'>>;

const STATUS = { sent: 200, invalid: 400, 'too-many': 429, failed: 503 } as const;

/** An action for a form that reaches one operation. The same answer serves a plain post and a fetch. */
export function formAction(send: (form: FormArgs) => Promise<Extras | void>) {
  return async ({ request, url, context }: ActionFunctionArgs) => {
    const { operations, country, address, closed, form, report } = context.get(pageContext);
    const texts = await postedTexts(request, form);
    const values = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value.trim()]));
    const file = form?.file;
    if (closed === 'to-this-visitor') return answer('failed', {}, values);
    const own = values['country'];
    try {
      if (form?.problem) throw form.problem;
      const language = languageOf(url.pathname);
      const evidence = { ...operations.spam.evidenceOf(values), isPlain: true };
      const sent = await send({ operations, language, country: isCountry(own) ? own : country, address, values, file, evidence, url });
      return answer('sent', {}, {}, extrasOf(sent));
    } catch (error) {
      // The way to another page.
      if (error instanceof Response) throw error;
      return refusalOf(error, file ? { ...values, [file.field]: file.originalName } : values, report);
    }
  };
}

function refusalOf(error: unknown, values: Values, report: (error: unknown) => void) {
  const { code, details } = isAppError(error) ? error : {};
  if (code === 'too-large') return answer('invalid', { [INQUIRY_FILE.field]: 'file-too-large' }, values);
  if (code === 'invalid-input') return answer('invalid', details?.fields ?? {}, values);
  if (code === 'too-many') return answer('too-many', {}, values);
  // What the form was about has been withdrawn meanwhile: the page says so.
  if (code === 'not-found') throw failureOf(error, report);
  // Somebody who goes away while sending, or sends what is no form, is no failure of ours, and neither is a busy moment.
  if (code === 'malformed') return answer('failed', {}, values, {}, 400);
  if (code !== 'overloaded') report(error);
  return answer('failed', {}, values);
}

/** What an operation's own answer adds to "sent". */
function extrasOf(sent: Extras | void): Extras {
  const { reference, isWaiting, values } = sent ?? {};
  return { ...(reference && { reference }), ...(isWaiting && { isWaiting }), ...(values && { values }) };
}

function answer(
  outcome: FormAnswer['outcome'],
  fields: FormAnswer['fields'],
  values: Values,
  extras: Extras = {},
  status: number = STATUS[outcome],
) {
  return data<FormAnswer>({ outcome, fields, values, ...extras }, { status });
}
