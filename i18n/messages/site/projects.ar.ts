import type { projectsEn } from './projects.en.ts';

export const projectsAr = {
  'site.projects.title': 'الضوء في مكانه',
  'site.projects.lead': 'جوامع وملاعب ومطارات وواجهات متاجر: ما أنجزناه، ومن أنجزه.',
  'site.projects.contact': 'هل نزور مكانك؟',
  'site.projects.contactLead': 'اختر يومًا، أو تواصل معنا بالطريقة التي تفضّلها.',
  'site.projects.call': 'اتصل',
  'site.projects.write': 'راسلنا',
  'site.projects.whatsapp': 'واتساب',
  'site.projects.visit': 'زُرنا',
  'site.project.next': 'المشروع التالي',
} as const satisfies Record<keyof typeof projectsEn, string>;
