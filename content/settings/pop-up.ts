import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import type { Bilingual } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';

function currency(label: Bilingual) {
  return choice({ SAR: { en: 'Saudi riyal (SAR)', ar: 'ريال سعودي' }, AED: { en: 'UAE dirham (AED)', ar: 'درهم إماراتي' } }, { label });
}

const PRICE_HELP: Bilingual = {
  en: 'Left empty, it is the price in the specifications of the product the link leads to.',
  ar: 'إذا تُرك فارغًا ظهر السعر المسجَّل في مواصفات المنتج الذي يقود إليه الرابط.',
};

export const popUp = defineSettings({
  name: 'pop-up',
  public: true,
  label: { en: 'Pop-up', ar: 'النافذة الترويجية' },
  help: { en: 'Shown once per session on public pages.', ar: 'تظهر مرة واحدة في كل زيارة للصفحات العامة.' },
  decided: ['price_sa', 'price_ae'],
  fields: {
    active: flag({ initial: 0 }),
    at_work: flag({
      initial: 0,
      label: { en: 'Also where somebody is at work', ar: 'حتى حيث يعمل الزائر' },
      help: {
        en: 'Advisor, wall builder, comparison, search, list of products, shortlist and forms: left off, the pop-up waits for another page.',
        ar: 'المستشار ومصمم الجدار والمقارنة والبحث وقائمة المنتجات والقائمة المختصرة والنماذج: إن لم تُفعَّل انتظرت النافذة صفحة أخرى.',
      },
    }),
    badge: text({ label: { en: 'Badge', ar: 'الشارة' } }),
    title: text(),
    subtitle: text(),
    description: text({ long: true }),
    features: list(text(), { maxItems: 4, label: { en: 'Feature lines', ar: 'سطور الخصائص' } }),
    price_sa: number({ label: { en: 'Price in Saudi Arabia', ar: 'السعر في السعودية' }, help: PRICE_HELP }),
    currency_sa: currency({ en: 'Currency in Saudi Arabia', ar: 'العملة في السعودية' }),
    price_ae: number({ label: { en: 'Price in other countries', ar: 'السعر في بقية الدول' }, help: PRICE_HELP }),
    currency_ae: currency({ en: 'Currency in other countries', ar: 'العملة في بقية الدول' }),
    image: image(),
    placeholder: image({ label: { en: 'Picture when the image cannot be shown', ar: 'الصورة البديلة عند تعذّر عرض الصورة' } }),
    link: link({ help: { en: 'Where the main button leads.', ar: 'الصفحة التي يقود إليها الزر الرئيسي.' } }),
    delay_seconds: number({ max: 120, label: { en: 'Delay in seconds', ar: 'التأخير بالثواني' } }),
    shown_from: date({ label: { en: 'Shown from', ar: 'تظهر من تاريخ' } }),
    shown_until: date({ label: { en: 'Shown until', ar: 'تظهر حتى تاريخ' } }),
  },
});
