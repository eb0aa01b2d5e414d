import type { teamMembers } from '#content/collections/team-members.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof teamMembers> = [
  story('portraits/crew-01.jpg', '/about', {
    en: 'Salma Al Rimali | Managing director, portrait',
    ar: 'سلمى الرمالي | المديرة العامة، صورة شخصية',
  }),
  story('portraits/crew-02.jpg', '/projects', {
    en: 'Yazan Darwazah | Head of projects, portrait',
    ar: 'يزن دروزة | مدير المشاريع، صورة شخصية',
  }),
  story('portraits/crew-03.jpg', '/projects', {
    en: 'Noura Al Sahli | Lighting and vision engineer, portrait',
    ar: 'نورة السهلي | مهندسة إضاءة ورؤية، صورة شخصية',
  }),
  story('portraits/crew-05.jpg', '/our-community', {
    en: 'Lina Kassar | Content director, portrait',
    ar: 'لينا قصّار | مديرة المحتوى، صورة شخصية',
  }),
  story('portraits/crew-08.jpg', '/projects', {
    en: 'Maha Zaidan | Commissioning engineer, portrait',
    ar: 'مها زيدان | مهندسة تشغيل، صورة شخصية',
  }),
  story('portraits/crew-10.jpg', '/contact', { en: 'Huda Shamsi | Service desk, portrait', ar: 'هدى الشمسي | مكتب الخدمة، صورة شخصية' }),
];
