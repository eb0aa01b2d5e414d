import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { link } from '../fields/link.ts';
import { media } from '../fields/media.ts';
import { text } from '../fields/text.ts';
import { seo } from '../shapes.ts';

export const projects = defineCollection({
  name: 'projects',
  path: 'singleproject',
  label: { en: 'Single Projects', ar: 'صفحات المشاريع' },
  manageLabel: { en: 'Manage Project', ar: 'إدارة المشروع' },
  calls: projectCalls,
  page: 'project',
  titleField: 'title',
  fields: { title: text({ required: true }), subtitle: text(), text: text({ long: true }), path: link(), icon: media(), ...seo },
  edited: { at: '/dashboard/single_project' },
  shown: { page: 'project', section: { en: 'Project page and project cards', ar: 'صفحة المشروع وبطاقات المشاريع' } },
});
