import type { Kysely } from 'kysely';
import type { Bilingual } from '#content/fields/field.ts';
import { isOneOf, namesOf } from '#content/known.ts';
import type { Schema } from '#store/database/schema.ts';
import {
  draftData,
  entryData,
  itemData,
  leadData,
  meetingData,
  offerData,
  releaseData,
  scheduledData,
  troubleData,
  type EventData,
} from './event-data.ts';

type EventDeclaration = {
  /** When it happens, for whoever chooses what a program is told. */
  label: Bilingual;
  data: EventData;
};

/** What other programs can be told of the moment it happens, and what each of them is told. */
export const WEBHOOK_EVENTS = {
  'lead.created': { label: { en: 'A message or an inquiry came', ar: 'وصلت رسالة أو استفسار' }, data: leadData },
  'lead.changed': { label: { en: 'The state of a message changed', ar: 'تغيّرت حالة رسالة' }, data: leadData },
  'lead.assigned': { label: { en: 'A message was given to somebody', ar: 'أُسندت رسالة إلى أحد الموظفين' }, data: leadData },
  'lead.answered': { label: { en: 'The answer to a message has gone out', ar: 'خرج الرد على رسالة' }, data: leadData },
  'meeting.requested': { label: { en: 'Somebody asked for a meeting', ar: 'طلب أحدهم اجتماعًا' }, data: meetingData },
  'meeting.decided': {
    label: { en: 'A meeting was confirmed, moved or declined', ar: 'أُكّد اجتماع أو نُقل أو رُفض' },
    data: meetingData,
  },
  'offer.sent': { label: { en: 'An offer has gone out to a customer', ar: 'خرج عرض سعر إلى عميل' }, data: offerData },
  'offer.seen': { label: { en: 'A customer opened an offer', ar: 'فتح العميل عرض السعر' }, data: offerData },
  'offer.accepted': { label: { en: 'A customer accepted an offer', ar: 'قبل العميل عرض السعر' }, data: offerData },
  'offer.declined': { label: { en: 'A customer declined an offer', ar: 'اعتذر العميل عن عرض السعر' }, data: offerData },
  'content.published': { label: { en: 'A record that visitors see was saved', ar: 'حُفظ محتوى يراه الزوار' }, data: entryData },
  'draft.begun': { label: { en: 'Somebody began a draft', ar: 'بدأ أحدهم مسودة' }, data: draftData },
  'draft.asked': { label: { en: 'Somebody asked for a draft to be published', ar: 'طلب أحدهم نشر مسودة' }, data: draftData },
  'content.scheduled': {
    label: { en: 'Something is to be published or hidden at a time', ar: 'جُدول نشر محتوى أو إخفاؤه' },
    data: scheduledData,
  },
  'schedule.failed': {
    label: { en: 'Something could not be published or hidden at its time', ar: 'تعذّر نشر محتوى أو إخفاؤه في موعده' },
    data: scheduledData,
  },
  'release.published': { label: { en: 'A release was published', ar: 'نُشر إصدار' }, data: releaseData },
  'release.failed': { label: { en: 'A release could not be published at its time', ar: 'تعذّر نشر إصدار في موعده' }, data: releaseData },
  'release.taken-back': { label: { en: 'A release was taken back', ar: 'تم التراجع عن إصدار' }, data: releaseData },
  'trouble.began': { label: { en: 'Something went wrong with the site', ar: 'حدث خلل في الموقع' }, data: troubleData },
  'trouble.ended': { label: { en: 'What was wrong with the site is over', ar: 'انتهى خلل في الموقع' }, data: troubleData },
  'comment.created': { label: { en: 'A comment or a post was written', ar: 'كُتب تعليق أو مشاركة' }, data: itemData },
} as const satisfies Record<string, EventDeclaration>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const ALL_WEBHOOK_EVENTS = namesOf(WEBHOOK_EVENTS);

/** What an event may be about: `leads/12`, `comment/3`, `products/15`. */
export type SubjectOf<Event extends WebhookEvent> =
  (typeof WEBHOOK_EVENTS)[Event]['data'] extends EventData<infer What> ? `${What}/${number}` : never;

export function webhookEventsIn(json: string): WebhookEvent[] {
  const stored: unknown = JSON.parse(json);
  return Array.isArray(stored) ? stored.filter((one): one is WebhookEvent => isOneOf(ALL_WEBHOOK_EVENTS, one)) : [];
}

/** Queued under a name or a subject that the event does not know: no reader would ever find anything. */
export class UnknownSubject extends Error {
  constructor(event: string, subject: string) {
    super(`webhook event ${event} knows no subject ${subject}`);
  }
}

/** What an event tells of its subject; undefined when that has gone since. */
export async function readEvent(db: Kysely<Schema>, event: string, subject: string): Promise<object | undefined> {
  if (!isOneOf(ALL_WEBHOOK_EVENTS, event)) throw new UnknownSubject(event, subject);
  const [what = '', id = ''] = subject.split('/');
  const data: EventData = WEBHOOK_EVENTS[event].data;
  if (!data.knows(what) || !/^[1-9]\d*$/.test(id)) throw new UnknownSubject(event, subject);
  return data.read(db, Number(id), what);
}
