import type { Bilingual } from './fields/field.ts';
import { isOneOf, namesOf } from './known.ts';

/** What other programs can be told of, the moment it happens. */
export const WEBHOOK_EVENTS = {
  'lead.created': { en: 'A message or an inquiry came', ar: 'وصلت رسالة أو استفسار' },
  'lead.changed': { en: 'The state of a message changed', ar: 'تغيّرت حالة رسالة' },
  'lead.assigned': { en: 'A message was given to somebody', ar: 'أُسندت رسالة إلى أحد الموظفين' },
  'lead.answered': { en: 'A message was answered', ar: 'أُجيب عن رسالة' },
  'meeting.requested': { en: 'Somebody asked for a meeting', ar: 'طلب أحدهم اجتماعًا' },
  'meeting.decided': { en: 'A meeting was confirmed, moved or declined', ar: 'أُكّد اجتماع أو نُقل أو رُفض' },
  'offer.sent': { en: 'An offer was sent to a customer', ar: 'أُرسل عرض سعر إلى عميل' },
  'offer.seen': { en: 'A customer opened an offer', ar: 'فتح العميل عرض السعر' },
  'offer.accepted': { en: 'A customer accepted an offer', ar: 'قبل العميل عرض السعر' },
  'offer.declined': { en: 'A customer declined an offer', ar: 'اعتذر العميل عن عرض السعر' },
  'content.published': { en: 'A record that visitors see was saved', ar: 'حُفظ محتوى يراه الزوار' },
  'draft.begun': { en: 'Somebody began a draft', ar: 'بدأ أحدهم مسودة' },
  'draft.asked': { en: 'Somebody asked for a draft to be published', ar: 'طلب أحدهم نشر مسودة' },
  'comment.created': { en: 'A comment or a post was written', ar: 'كُتب تعليق أو مشاركة' },
} as const satisfies Record<string, Bilingual>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const ALL_WEBHOOK_EVENTS = namesOf(WEBHOOK_EVENTS);

/** Those that a program asked to be told of, kept as JSON. */
export function webhookEventsIn(json: string): WebhookEvent[] {
  const kept: unknown = JSON.parse(json);
  return Array.isArray(kept) ? kept.filter((one): one is WebhookEvent => isOneOf(ALL_WEBHOOK_EVENTS, one)) : [];
}
