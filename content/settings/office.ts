import { defineSettings } from '../define.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';

export const office = defineSettings({
  name: 'office',
  public: true,
  page: 'contact',
  label: { en: 'Office', ar: 'المكتب' },
  help: { en: 'The address at the foot of every page, the same in every country.', ar: 'العنوان أسفل كل صفحة، وهو واحد في كل الدول.' },
  needed: ['title', 'address'],
  fields: {
    title: text(),
    address: text({ long: true, max: 500, label: { en: 'Address', ar: 'العنوان البريدي' } }),
    map_link: link({ label: { en: 'Link to the map', ar: 'رابط الخريطة' } }),
  },
});
