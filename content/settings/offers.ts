import { defineSettings } from '../define.ts';
import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import { list } from '../fields/list.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';

const country = choice(
  { sa: { en: 'Saudi Arabia', ar: 'السعودية' }, ae: { en: 'United Arab Emirates', ar: 'الإمارات' } },
  { label: { en: 'Country', ar: 'الدولة' } },
);
const percent = number({ min: 0, max: 100, label: { en: 'Per cent', ar: 'النسبة المئوية' } });
const since = date({ label: { en: 'From this day on', ar: 'ابتداءً من تاريخ' } });
const days = (en: string, ar: string) =>
  number({ min: 1, max: 365, label: { en, ar }, help: { en: 'Empty means 30 days.', ar: 'إن تُرك فارغًا فهي 30 يومًا.' } });
const terms = (en: string, ar: string) => text({ long: true, max: 5000, label: { en, ar } });

export const offers = defineSettings({
  name: 'offers',
  public: false,
  area: 'prices',
  label: { en: 'Offers', ar: 'عروض الأسعار' },
  help: {
    en: 'Tax, validity and terms of the offers to customers, by country.',
    ar: 'الضريبة والصلاحية والشروط في عروض الأسعار حسب الدولة.',
  },
  decided: ['vat', 'free_discount'],
  fields: {
    vat: list(
      { country, percent, since },
      {
        maxItems: 40,
        label: { en: 'Value added tax', ar: 'ضريبة القيمة المضافة' },
        help: {
          en: 'The latest line of a country whose day has come holds. Without any: 15% in Saudi Arabia, 5% in the Emirates.',
          ar: 'يسري أحدث سطر حلّ تاريخه لكل دولة. من دون أسطر: 15% في السعودية و5% في الإمارات.',
        },
      },
    ),
    free_discount: number({
      min: 0,
      max: 100,
      label: { en: 'Discount that everybody who writes offers may give (per cent)', ar: 'الخصم المتاح لكل من يكتب العروض (%)' },
      help: {
        en: 'More needs the right to prices. Empty means none.',
        ar: 'ما زاد يحتاج إلى صلاحية الأسعار. إن تُرك فارغًا فلا خصم.',
      },
    }),
    valid_days_sa: days('Days an offer is valid, Saudi Arabia', 'أيام صلاحية العرض، السعودية'),
    valid_days_ae: days('Days an offer is valid, Emirates', 'أيام صلاحية العرض، الإمارات'),
    terms_sa: terms('Terms, Saudi Arabia', 'الشروط، السعودية'),
    terms_ae: terms('Terms, Emirates', 'الشروط، الإمارات'),
  },
});
