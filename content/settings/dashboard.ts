import { defineSettings } from '../define.ts';
import { text } from '../fields/text.ts';

export const dashboard = defineSettings({
  name: 'dashboard',
  public: false,
  label: { en: 'Dashboard texts', ar: 'نصوص لوحة التحكم' },
  fields: {
    heading: text({ label: { en: 'Heading', ar: 'عنوان اللوحة' } }),
    welcome: text({ long: true, label: { en: 'Welcome text', ar: 'نص الترحيب' } }),
  },
});
