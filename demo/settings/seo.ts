import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const seo: DemoValues<typeof settingsGroups.seo> = {
  en: {
    title_suffix: 'Lamha',
    description:
      'LED displays, interactive screens and kiosks for Saudi Arabia and the UAE: chosen by viewing distance, installed to the millimetre, looked after for years.',
  },
  ar: {
    title_suffix: 'لمحة',
    description:
      'شاشات LED وشاشات تفاعلية وأكشاك عرض في السعودية والإمارات: نختارها بحسب مسافة المشاهدة، ونركّبها بدقة المليمتر، ونصونها لسنوات.',
  },
  files: {
    share_image: 'share/home-en.jpg',
    share_about: 'share/about-en.jpg',
    share_projects: 'share/projects-en.jpg',
    share_community: 'share/community-en.jpg',
    share_contact: 'share/contact-en.jpg',
    share_register: 'share/register-en.jpg',
    share_campaign: 'share/campaign-en.jpg',
  },
  filesAr: {
    share_image: 'share/home-ar.jpg',
    share_about: 'share/about-ar.jpg',
    share_projects: 'share/projects-ar.jpg',
    share_community: 'share/community-ar.jpg',
    share_contact: 'share/contact-ar.jpg',
    share_register: 'share/register-ar.jpg',
    share_campaign: 'share/campaign-ar.jpg',
  },
};
