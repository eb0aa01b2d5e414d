import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { link } from '../fields/link.ts';
import { media } from '../fields/media.ts';
import { text } from '../fields/text.ts';
import { PICTURE_OR_FILM_LABEL, seo } from '../shapes.ts';

export const projects = defineCollection({
  name: 'projects',
  path: 'singleproject',
  label: { en: 'Single Projects', ar: 'صفحات المشاريع' },
  manageLabel: { en: 'Manage Project', ar: 'إدارة المشروع' },
  calls: projectCalls,
  page: 'project',
  titleField: 'title',
  namedBy: ['title', 'subtitle'],
  fields: {
    title: text({ required: true }),
    subtitle: text(),
    text: text({ long: true }),
    path: link(),
    icon: media({ label: PICTURE_OR_FILM_LABEL }),
    ...seo,
  },
  edited: { at: '/dashboard/single_project' },
  shown: { page: 'project', section: { en: 'Project page and project cards', ar: 'صفحة المشروع وبطاقات المشاريع' } },
  alsoShown: [
    {
      page: 'projects',
      look: 'showcase',
      heading: { en: 'Two we like to show', ar: 'مشروعان نحب أن نريك إياهما' },
      texts: { all: { en: 'See all projects', ar: 'كل المشاريع' } },
      from: { overline: 'subtitle', picture: 'icon', link: 'id' },
      tone: 'light',
    },
    {
      page: 'register',
      look: 'showcase',
      layout: 'three',
      heading: { en: 'Explore Our Projects', ar: 'استكشف مشاريعنا' },
      from: { overline: 'subtitle', picture: 'icon', link: 'id' },
      most: 3,
    },
  ],
});
