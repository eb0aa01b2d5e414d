import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const offers: DemoValues<typeof settingsGroups.offers> = {
  en: {
    terms_sa:
      'Payment: 50% with the order, 50% before delivery.\nDelivery within the time named on the spec sheet, from the first payment.\nPrices hold for the quantities offered. Structure, power and data to the screen are provided by the customer unless offered here.',
    terms_ae:
      'Payment: 50% with the order, 50% before delivery.\nDelivery within the time named on the spec sheet, from the first payment.\nPrices hold for the quantities offered. Structure, power and data to the screen are provided by the customer unless offered here.',
  },
  ar: {
    terms_sa:
      'الدفع: 50% عند الطلب و50% قبل التوريد.\nالتوريد خلال المدة المذكورة في ورقة المواصفات، ابتداءً من الدفعة الأولى.\nالأسعار للكميات المعروضة. يوفّر العميل الهيكل والكهرباء والبيانات حتى الشاشة ما لم ترد هنا.',
    terms_ae:
      'الدفع: 50% عند الطلب و50% قبل التوريد.\nالتوريد خلال المدة المذكورة في ورقة المواصفات، ابتداءً من الدفعة الأولى.\nالأسعار للكميات المعروضة. يوفّر العميل الهيكل والكهرباء والبيانات حتى الشاشة ما لم ترد هنا.',
  },
  shared: {
    vat: [
      { country: 'sa', percent: 15, since: '2020-07-01' },
      { country: 'ae', percent: 5, since: '2018-01-01' },
    ],
    free_discount: 5,
    valid_days_sa: 30,
    valid_days_ae: 30,
  },
};
