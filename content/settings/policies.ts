import { defineSettings } from '../define.ts';
import { date } from '../fields/date.ts';
import { richText } from '../fields/rich-text.ts';

export const policies = defineSettings({
  name: 'policies',
  public: true,
  page: 'privacyPolicy',
  label: { en: 'Policies', ar: 'السياسات' },
  help: {
    en: 'Earlier versions are kept in the history. {email} and {phone} become the contact of the visitor’s country.',
    ar: 'تبقى كل نسخة في «النسخ السابقة». وتحل محل {email} و{phone} بياناتُ التواصل في بلد الزائر.',
  },
  needed: ['privacy', 'return_full'],
  fields: {
    privacy: richText({ label: { en: 'Privacy policy', ar: 'سياسة الخصوصية' } }),
    privacy_date: date({
      follows: 'privacy',
      label: { en: 'Privacy policy: last updated', ar: 'سياسة الخصوصية: آخر تحديث' },
      help: { en: 'Becomes today when the text changes.', ar: 'يصبح تاريخ اليوم حين يتغيّر النص.' },
    }),
    return_short: richText({ label: { en: 'Return policy: short version', ar: 'سياسة الإرجاع: النسخة المختصرة' } }),
    return_full: richText({ label: { en: 'Return policy: full version', ar: 'سياسة الإرجاع: النسخة الكاملة' } }),
  },
});
