import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const previousProjects = defineCollection({
  name: 'previous-projects',
  path: 'projectpreprojects',
  label: { en: 'Previous projects', ar: 'مشاريع سابقة' },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: {
    at: '/dashboard/projects',
    section: { en: 'Big Cards Slider - Previous Projects', ar: 'شريط البطاقات الكبيرة - مشاريع سابقة' },
  },
  shown: {
    page: 'projects',
    section: { en: 'Step Into Our World', ar: 'ادخل عالمنا' },
    heading: { en: 'Step Into Our World', ar: 'ادخل عالمنا' },
    look: 'slides',
    from: standardLook,
  },
  alsoShown: [{ page: 'project', look: 'slides', heading: { en: 'Step Into Our World', ar: 'ادخل عالمنا' }, from: standardLook }],
});
