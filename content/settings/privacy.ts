import { defineSettings } from '../define.ts';
import { number } from '../fields/number.ts';

const EMPTY = { en: 'Empty means the usual time.', ar: 'إن تُرك فارغًا طُبّقت المدة المعتادة.' };
/** So long the log is kept whatever the settings say: nobody erases what it saw of them by making its time short. */
export const LEAST_LOG_MONTHS = 3;
const LOG_HELP = {
  en: `${EMPTY.en} At least ${LEAST_LOG_MONTHS} months; a shorter time than before is noted in the log for good.`,
  ar: `${EMPTY.ar} لا تقل عن ${LEAST_LOG_MONTHS} أشهر، وكل تقصير لها يُدوَّن في السجل ولا يُمحى.`,
};
const months = (en: string, ar: string, { min = 1, help = EMPTY } = {}) =>
  number({ min, max: 120, label: { en: `${en} (months)`, ar: `${ar} (بالأشهر)` }, help });
const days = (en: string, ar: string) => number({ min: 1, max: 3650, label: { en: `${en} (days)`, ar: `${ar} (بالأيام)` }, help: EMPTY });

export const privacy = defineSettings({
  name: 'privacy',
  public: false,
  area: 'privacy',
  label: { en: 'Privacy: how long things are kept', ar: 'الخصوصية: مدة الاحتفاظ بالبيانات' },
  help: { en: 'What is older is erased for good, every hour.', ar: 'يُمحى ما هو أقدم نهائيًا، ويتكرر ذلك كل ساعة.' },
  fields: {
    inquiry_months: months('Inquiries and messages', 'الاستفسارات والرسائل'),
    offer_months: months('Offers that were sent: whom they were for', 'العروض المرسلة: بيانات أصحابها'),
    meeting_months: months('Meeting requests', 'طلبات الاجتماع'),
    address_days: days('Hashed addresses of visitors', 'عناوين الزوار المشفّرة'),
    spam_days: days('Spam', 'الرسائل المزعجة'),
    deleted_days: days('Deleted posts and comments', 'المشاركات والتعليقات المحذوفة'),
    unconfirmed_days: days('Subscriptions nobody confirmed', 'الاشتراكات التي لم تُؤكَّد'),
    left_days: days('Subscribers who left', 'المشتركون الذين ألغوا اشتراكهم'),
    audit_months: months('Record of what the staff did', 'سجل أعمال الفريق', { min: LEAST_LOG_MONTHS, help: LOG_HELP }),
  },
});
