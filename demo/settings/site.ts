import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const site: DemoValues<typeof settingsGroups.site> = {
  en: {
    company_name: 'Lamha Visual Solutions',
    short_name: 'Lamha',
    tagline: 'One glance is enough',
    closed_notice: 'We are renewing our product pages and expect to be back within the hour.',
  },
  ar: {
    company_name: 'لمحة للحلول المرئية',
    short_name: 'لمحة',
    tagline: 'لمحةٌ تكفي',
    closed_notice: 'نجدّد صفحات منتجاتنا ونتوقع العودة خلال ساعة.',
  },
  shared: {
    social: [
      { name: 'LinkedIn', icon: 'linkedin', link: 'https://example.com/linkedin' },
      { name: 'Instagram', icon: 'instagram', link: 'https://example.com/instagram' },
      { name: 'YouTube', icon: 'youtube', link: 'https://example.com/youtube' },
      { name: 'X', icon: 'twitter-x', link: 'https://example.com/x' },
    ],
    digits: 'latin',
    show_team: 0,
    arabic_months: 0,
    consent_banner: 1,
    closed: 0,
  },
  files: {
    logo: 'brand/lockup-latin.png',
    favicon: 'brand/icon-512.png',
    intro_video: { file: 'films/register-intro.mp4', shows: 'lobby, LED wall' },
    profile: 'documents/company-profile-en.pdf',
  },
  filesAr: { logo: 'brand/lockup-arabic.png', profile: 'documents/company-profile-ar.pdf' },
};
