import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const projectGrid = defineCollection({
  name: 'project-grid',
  path: 'projegridctcontent',
  label: { en: 'Project grid content', ar: 'شبكة محتوى المشاريع' },
  calls: projectCalls,
  allRequiredTogether: true,
  aliases: ['projectgridcontent'],
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/projects', section: { en: 'Project Grid Content', ar: 'شبكة محتوى المشاريع' } },
  shown: {
    page: 'projects',
    section: { en: 'Numbered grid', ar: 'الشبكة المرقمة' },
    heading: { en: 'How a project runs', ar: 'كيف يسير المشروع' },
    look: 'steps',
    to: 'communityShort',
    from: { picture: 'icon' },
    most: 5,
  },
});
