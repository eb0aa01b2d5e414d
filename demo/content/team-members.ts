import type { teamMembers } from '#content/collections/team-members.ts';
import type { DemoRecords } from '#demo/record.ts';
import { story } from '#demo/story.ts';

export const records: DemoRecords<typeof teamMembers> = [
  story('staff/salma.jpg', '/about', {
    en: 'Salma Al Rimali | Managing director, portrait',
    ar: 'سلمى الرمالي | المديرة العامة، صورة شخصية',
  }),
  story('staff/yousef.jpg', '/projects', {
    en: 'Yousef Al Darwazi | Head of projects, portrait',
    ar: 'يوسف الدروازي | مدير المشاريع، صورة شخصية',
  }),
  story('staff/noura.jpg', '/projects', {
    en: 'Noura Al Sahli | Lighting and vision engineer, portrait',
    ar: 'نورة السهلي | مهندسة إضاءة ورؤية، صورة شخصية',
  }),
  story('staff/layla.jpg', '/our-community', {
    en: 'Layla Kassar | Content director, portrait',
    ar: 'ليلى قصّار | مديرة المحتوى، صورة شخصية',
  }),
  story('staff/maryam.jpg', '/projects', {
    en: 'Maryam Zaidan | Commissioning engineer, portrait',
    ar: 'مريم زيدان | مهندسة تشغيل، صورة شخصية',
  }),
  story('staff/hessa.jpg', '/contact', { en: 'Hessa Al Shamsi | Service desk, portrait', ar: 'حصة الشمسي | مكتب الخدمة، صورة شخصية' }),
];
