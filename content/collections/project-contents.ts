import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { text } from '../fields/text.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const projectContents = defineCollection({
  name: 'project-contents',
  path: 'singleprojectcontent',
  label: { en: 'Project content', ar: 'محتوى المشروع' },
  calls: standardCalls,
  parent: 'projects',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardItem, subtitle: text({ required: true }) },
  edited: { at: '/dashboard/manage_singel_project/{id}', section: { en: 'Project Content', ar: 'محتوى المشروع' } },
  shown: {
    page: 'project',
    section: { en: 'Cards in two columns', ar: 'بطاقات في عمودين' },
    heading: { en: 'The project in detail', ar: 'المشروع بالتفصيل' },
    look: 'cards',
    layout: 'staggered',
    from: { ...standardLook, overline: 'subtitle' },
    tone: 'light',
  },
});
