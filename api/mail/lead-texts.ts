import { inOwnDirection } from '#content/writing/own-direction.ts';
import { dateFormat } from '#i18n/formats.ts';
import { isPlace } from '#content/advisor/question.ts';
import { figure, isolated, pair, rangeOf, sidesOf } from '#content/writing/figures.ts';
import { isDay } from '#content/fields/date.ts';
import { PLACES } from '#content/specifications/places.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { registerAr } from '#i18n/messages/site/register.ar.ts';
import { registerEn } from '#i18n/messages/site/register.en.ts';
import { typeText } from './calendar-file.ts';
import { isMailKey, mailTexts } from './mail-texts.ts';

type Fields = Readonly<Record<string, unknown>>;
type Sent = { kind: string; subject: string; message: string; reference: string; fields: Fields };

const OPTIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: registerEn, ar: registerAr };
/** Two figures of a proposal, as it sends them. */
const PAIR = /^(\d+(?:\.\d+)?) [–×] (\d+(?:\.\d+)?)$/;
const OPTION_FIELDS = new Set(['projectType', 'timeline', 'decisionMaker', 'stage']);

/** What a lead is about, composed from its fields for whoever reads it; a call without fields brought its own subject. */
export function leadTitle({ kind, subject, fields }: Sent, language: Language): string {
  const variant = textIn(fields, kind === 'campaign' ? 'panel' : 'via');
  const key = `mail.title.${[kind, variant].filter(Boolean).join('-')}`;
  if (!isMailKey(key) || Object.keys(fields).length === 0) return subject;
  return mailTexts(language)(key, valuesIn(fields));
}

/** In one line: what the visitor wrote freely, or when they want to meet. */
export function leadSummary({ kind, message, subject, fields }: Sent, language: Language): string {
  const own = textIn(fields, 'message') || textIn(fields, 'description');
  if (own !== '') return own;
  const t = mailTexts(language);
  if (kind === 'meeting' && textIn(fields, 'date') !== '') {
    const [date, type] = [dayText(textIn(fields, 'date'), language), typeText(textIn(fields, 'type'), language)];
    return t('mail.summary.meeting', { type, date, time: inOwnDirection(textIn(fields, 'time')) });
  }
  if (kind === 'product' && textIn(fields, 'product') !== '') return t('mail.summary.product', valuesIn(fields));
  if (kind === 'campaign' && textIn(fields, 'panel') === 'call') return t('mail.summary.call');
  return message || subject;
}

/** How an answer to it begins, in the visitor's language: what is meant stands in it, nothing that reads like a form. */
export function replySubject(sent: Sent, language: Language): string {
  const key = `mail.reply.${sent.kind}`;
  return mailTexts(language)(isMailKey(key) ? key : 'mail.reply.contact', { ...valuesIn(sent.fields), reference: sent.reference });
}

/** A value of a form in words: names of choices instead of what the call carries, days as people write them. */
export function valueText(name: string, value: unknown, language: Language): string {
  const text = String(value);
  const options = OPTIONS[language];
  if (name === 'type') return typeText(text, language);
  if (name === 'place' && isPlace(text)) return PLACES[text][language];
  if (name === 'panel' || name === 'via' || name === 'shows') {
    const key = `mail.${name}.${text}`;
    return isMailKey(key) ? mailTexts(language)(key) : text;
  }
  if (name === 'budget') {
    const [sum = '', currency = ''] = text.split(/ (?=(?:AED|SAR)$)/);
    return (options[`site.register.${sum}`] ?? `${inThousands(sum)} {currency}`)
      .replace('{currency}', options[`site.register.${currency}`] ?? currency)
      .trim();
  }
  const [first, second] = (PAIR.exec(text) ?? []).slice(1).map((typed) => figure(Number(typed), 4));
  if (first && second && name === 'picture_m') return sidesOf(first, second, language);
  if (first && second && name === 'pixels') return pair(first, second, language);
  if (first && second && (name === 'viewers_m' || name === 'power_w')) return rangeOf(first, second, language);
  if (name === 'weight_kg') return inThousands(text);
  if (name === 'cabinets') return isolated(text, language);
  if (OPTION_FIELDS.has(name)) return options[`site.register.${text}`] ?? text;
  return name === 'date' || name === 'startDate' ? dayText(text, language) : text;
}

/** A figure as the site writes it; what is no figure stays. */
function inThousands(text: string): string {
  return /^\d+(?:\.\d+)?$/.test(text) ? figure(Number(text), 4) : text;
}

function dayText(day: string, language: Language): string {
  if (!isDay(day)) return day;
  return dateFormat(LOCALES[language].intl, { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`));
}

function valuesIn(fields: Fields): Record<string, string> {
  const texts = { name: textIn(fields, 'name') || textIn(fields, 'fullName') };
  return Object.fromEntries(
    Object.entries({ ...texts, product: textIn(fields, 'product'), project: textIn(fields, 'projectName') }).map(([name, value]) => [
      name,
      inOwnDirection(value),
    ]),
  );
}

function textIn(fields: Fields, name: string): string {
  return String(fields[name] ?? '');
}

/** For places that show text as it is, such as the subject of a mail. */
export function plainly(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
