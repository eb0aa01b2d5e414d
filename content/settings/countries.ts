import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

const names = { sa: { en: 'Saudi Arabia', ar: 'السعودية' }, ae: { en: 'United Arab Emirates', ar: 'الإمارات' } };
const country = choice(names, { label: { en: 'Country', ar: 'الدولة' } });
const host = text({ shared: true, label: { en: 'Host name', ar: 'اسم النطاق' } });

export const countries = defineSettings({
  name: 'countries',
  public: true,
  label: { en: 'Countries', ar: 'الدول' },
  help: {
    en: 'Which country’s contact, currency and map a visitor gets before choosing one.',
    ar: 'الدولة التي تُعرض بياناتها وعملتها وخريطتها قبل أن يختار الزائر.',
  },
  fields: {
    default_country: choice(names, {
      label: { en: 'Default country', ar: 'الدولة الافتراضية' },
      help: { en: 'Empty means the server’s own configuration.', ar: 'إن تُرك فارغًا اعتُمد إعداد الخادم.' },
    }),
    hosts: list({ host, country }, { label: { en: 'Countries by host name', ar: 'الدولة حسب اسم النطاق' } }),
  },
});
