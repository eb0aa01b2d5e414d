import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const contactSa: DemoValues<typeof settingsGroups.contactSa> = {
  en: {
    whatsapp_message: 'Hello Lamha, I would like to ask about a display for my project in Saudi Arabia.',
    address: 'Office 000, Example Building\nExample Street, Al Olaya\nRiyadh, Saudi Arabia',
    city: 'Riyadh',
  },
  ar: {
    whatsapp_message: 'مرحبًا لمحة، أود الاستفسار عن شاشة لمشروعي في المملكة العربية السعودية.',
    address: 'مكتب 000، مبنى المثال\nشارع المثال، حي العليا\nالرياض، المملكة العربية السعودية',
    city: 'الرياض',
  },
  shared: {
    phone: '+966 50 000 0000',
    email: 'riyadh@example.com',
    whatsapp: '+966 50 000 0000',
    map_embed: 'https://www.openstreetmap.org/export/embed.html?bbox=46.66%2C24.68%2C46.71%2C24.72&layer=mapnik',
    map_link: 'https://www.openstreetmap.org/#map=14/24.7000/46.6850',
    currency: 'SAR',
    working_days: 'mon-thu',
    closed_days: ['2026-09-23', '2027-02-22', '2027-09-23'],
    opens: '09:00',
    closes: '18:00',
    own_days: [],
    periods: [
      { from: '2027-02-08', until: '2027-03-08', opens: '10:00', closes: '16:00' },
      { from: '2027-03-09', until: '2027-03-13', opens: '', closes: '' },
    ],
    time_zone: 'Asia/Riyadh',
  },
};

export const contactAe: DemoValues<typeof settingsGroups.contactAe> = {
  en: {
    whatsapp_message: 'Hello Lamha, I would like to ask about a display for my project in the UAE.',
    address: 'Unit 000, Example Tower\nExample Street, Business Bay\nDubai, United Arab Emirates',
    city: 'Dubai',
  },
  ar: {
    whatsapp_message: 'مرحبًا لمحة، أود الاستفسار عن شاشة لمشروعي في دولة الإمارات.',
    address: 'وحدة 000، برج المثال\nشارع المثال، الخليج التجاري\nدبي، الإمارات العربية المتحدة',
    city: 'دبي',
  },
  shared: {
    phone: '+971 4 000 0000',
    email: 'dubai@example.com',
    whatsapp: '+971 50 000 0000',
    map_embed: 'https://www.openstreetmap.org/export/embed.html?bbox=55.25%2C25.17%2C55.30%2C25.20&layer=mapnik',
    map_link: 'https://www.openstreetmap.org/#map=14/25.1850/55.2750',
    currency: 'AED',
    working_days: 'mon-fri',
    closed_days: ['2026-12-02', '2026-12-03', '2027-01-01'],
    opens: '09:00',
    closes: '18:00',
    own_days: [{ weekday: '5', opens: '09:00', closes: '12:00' }],
    time_zone: 'Asia/Dubai',
  },
};
