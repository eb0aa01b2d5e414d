import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const sideBlogs = defineCollection({
  name: 'side-blogs',
  path: 'communitysideblogs',
  label: { en: 'Community blogs', ar: 'مدونات المجتمع' },
  help: {
    en: 'Side blogs are cards that lead elsewhere; they have no sections and no comments.',
    ar: 'المدونات الجانبية بطاقات تقود إلى صفحات أخرى، ولا أقسام فيها ولا تعليقات.',
  },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/community_blogs', section: { en: 'Blogs', ar: 'المدونات' } },
  shown: {
    page: 'community',
    section: { en: 'Cards under the sidebar', ar: 'بطاقات أسفل القائمة الجانبية' },
    heading: { en: 'Also worth reading', ar: 'قراءات أخرى' },
    look: 'articles',
    layout: 'aside',
    area: 'side',
    from: standardLook,
  },
});
