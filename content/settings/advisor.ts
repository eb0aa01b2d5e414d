import { defineSettings } from '../define.ts';
import { number } from '../fields/number.ts';

export const advisor = defineSettings({
  name: 'advisor',
  public: false,
  page: 'advisor',
  label: { en: 'Screen advisor', ar: 'مستشار الشاشات' },
  help: {
    en: 'What the advisor counts with when it tells what a screen costs to run.',
    ar: 'ما يحسب به المستشار تكلفة تشغيل الشاشة.',
  },
  fields: {
    tariff_sa: number({
      max: 10,
      label: { en: 'Electricity in Saudi Arabia, SAR per kWh', ar: 'الكهرباء في السعودية، ريال لكل كيلوواط ساعة' },
      help: {
        en: 'Business tariffs have bands; the highest is the careful guess. Empty: the running cost is not told there.',
        ar: 'تعرفة الأعمال شرائح، وأعلاها أحوط. وإن تُرك الحقل فارغًا لم تُذكر تكلفة التشغيل هناك.',
      },
    }),
    tariff_ae: number({
      max: 10,
      label: { en: 'Electricity in the Emirates, AED per kWh', ar: 'الكهرباء في الإمارات، درهم لكل كيلوواط ساعة' },
    }),
    hours_per_day: number({
      min: 1,
      max: 24,
      label: { en: 'Hours of work a day', ar: 'ساعات العمل في اليوم' },
      help: { en: 'Empty: 12.', ar: 'إن تُرك فارغًا: 12.' },
    }),
  },
});
