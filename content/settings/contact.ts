import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import type { Bilingual } from '../fields/field.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { text } from '../fields/text.ts';

/** Half hours of a day; one that opens needs one left to close. */
function timeOfDay(first: number, label: Bilingual) {
  const halfHours = Array.from({ length: 47 }, (_, index) => {
    const hour = Math.floor((first + index) / 2);
    const time = `${String(hour).padStart(2, '0')}:${(first + index) % 2 ? '30' : '00'}`;
    return [time, { en: time, ar: `الساعة ${time}` }] as const;
  });
  return choice(Object.fromEntries(halfHours), { label });
}

const WEEKDAYS = {
  '0': { en: 'Sunday', ar: 'الأحد' },
  '1': { en: 'Monday', ar: 'الاثنين' },
  '2': { en: 'Tuesday', ar: 'الثلاثاء' },
  '3': { en: 'Wednesday', ar: 'الأربعاء' },
  '4': { en: 'Thursday', ar: 'الخميس' },
  '5': { en: 'Friday', ar: 'الجمعة' },
} as const;
const opens = timeOfDay(0, { en: 'Opening time', ar: 'بداية الدوام' });
const closes = timeOfDay(1, { en: 'Closing time', ar: 'نهاية الدوام' });

/** One shape for every country, so that pages ask for a country and not for a field. */
const contact = {
  phone: text({ shared: true, max: 40, label: { en: 'Phone', ar: 'الهاتف' } }),
  email: text({ shared: true, label: { en: 'E-mail', ar: 'البريد الإلكتروني' } }),
  whatsapp: text({ shared: true, max: 40, label: { en: 'WhatsApp number', ar: 'رقم واتساب' } }),
  whatsapp_message: text({ long: true, max: 500, label: { en: 'Prefilled WhatsApp message', ar: 'رسالة واتساب الجاهزة' } }),
  address: text({ long: true, max: 500, label: { en: 'Address', ar: 'العنوان' } }),
  map_embed: link({ label: { en: 'Address of the embedded map', ar: 'عنوان الخريطة المضمّنة' } }),
  map_link: link({ label: { en: 'Link to the map', ar: 'رابط الخريطة' } }),
  currency: choice(
    { SAR: { en: 'Saudi riyal (SAR)', ar: 'ريال سعودي' }, AED: { en: 'UAE dirham (AED)', ar: 'درهم إماراتي' } },
    { label: { en: 'Currency', ar: 'العملة' } },
  ),
  working_days: choice(
    {
      'mon-fri': { en: 'Monday to Friday', ar: 'من الاثنين إلى الجمعة' },
      'mon-thu': { en: 'Monday to Thursday, Friday shown and closed', ar: 'من الاثنين إلى الخميس، والجمعة ظاهرة ومغلقة' },
      'sun-thu': { en: 'Sunday to Thursday', ar: 'من الأحد إلى الخميس' },
    },
    {
      label: { en: 'Working days', ar: 'أيام العمل' },
      help: { en: 'The days the meeting calendar offers.', ar: 'الأيام التي يعرضها تقويم الاجتماعات.' },
    },
  ),
  closed_days: list(date(), {
    maxItems: 200,
    label: { en: 'Closed days', ar: 'أيام الإغلاق' },
    help: { en: 'Holidays on which no meeting can be asked for.', ar: 'الإجازات التي لا تُحجز فيها الاجتماعات.' },
  }),
  opens,
  closes,
  own_days: list(
    { weekday: choice(WEEKDAYS, { label: { en: 'Weekday', ar: 'اليوم' } }), opens, closes },
    {
      maxItems: 7,
      label: { en: 'Weekdays with other hours', ar: 'أيام لها دوام مختلف' },
      help: {
        en: 'Such as Friday until noon. It must be one of the working days; a time left empty is the usual one.',
        ar: 'مثل الجمعة حتى الظهر، على أن يكون من أيام العمل. والوقت المتروك فارغًا هو الوقت المعتاد.',
      },
    },
  ),
  periods: list(
    {
      from: date({ label: { en: 'First day', ar: 'أول يوم' } }),
      until: date({ label: { en: 'Last day', ar: 'آخر يوم' } }),
      opens,
      closes,
    },
    {
      maxItems: 60,
      label: { en: 'Ramadan and holidays', ar: 'رمضان والإجازات' },
      help: {
        en: 'Hours from the first to the last day. Without times the office is closed on these days; of one time alone the other is the usual one.',
        ar: 'الدوام من أول يوم إلى آخر يوم. ومن دون أوقات يكون المكتب مغلقًا فيها، وإن كُتب أحد الوقتين فالآخر هو المعتاد.',
      },
    },
  ),
  city: text({ max: 60, label: { en: 'City of the office', ar: 'مدينة المكتب' } }),
  time_zone: choice(
    { 'Asia/Riyadh': { en: 'Riyadh time', ar: 'توقيت الرياض' }, 'Asia/Dubai': { en: 'Dubai time', ar: 'توقيت دبي' } },
    { label: { en: 'Time zone', ar: 'المنطقة الزمنية' } },
  ),
};

export const contactSa = defineSettings({
  name: 'contact-sa',
  public: true,
  page: 'contact',
  label: { en: 'Contact: Saudi Arabia', ar: 'بيانات التواصل: السعودية' },
  help: { en: 'What visitors of the Saudi variant see and write to.', ar: 'ما يراه زوار الموقع في السعودية ويراسلون عبره.' },
  needed: ['phone', 'email', 'whatsapp', 'address'],
  decided: ['working_days', 'currency', 'opens', 'closes', 'closed_days'],
  inOrder: [['opens', 'closes']],
  rowsInOrder: [
    ['own_days', 'opens', 'closes'],
    ['periods', 'opens', 'closes'],
    ['periods', 'from', 'until', 'may-be-equal'],
  ],
  fields: contact,
});

export const contactAe = defineSettings({
  name: 'contact-ae',
  public: true,
  page: 'contact',
  label: { en: 'Contact: United Arab Emirates', ar: 'بيانات التواصل: الإمارات' },
  help: { en: 'What visitors of every other country see and write to.', ar: 'ما يراه زوار الموقع في بقية الدول ويراسلون عبره.' },
  needed: ['phone', 'email', 'whatsapp', 'address'],
  decided: ['working_days', 'currency', 'opens', 'closes', 'closed_days'],
  inOrder: [['opens', 'closes']],
  rowsInOrder: [
    ['own_days', 'opens', 'closes'],
    ['periods', 'opens', 'closes'],
    ['periods', 'from', 'until', 'may-be-equal'],
  ],
  fields: contact,
});
