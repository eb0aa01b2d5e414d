import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';

export const projectCrew = defineCollection({
  name: 'project-crew',
  path: 'projectcrew',
  label: { en: 'Project crew', ar: 'فريق المشاريع' },
  calls: projectCalls,
  fieldAliases: { path: 'link' },
  titleField: 'name',
  fields: {
    name: text({ required: true }),
    title: text(),
    text: text({ long: true }),
    link: link({
      keywords: ['0', '1'],
      label: { en: 'Group or profile link', ar: 'المجموعة أو رابط الملف الشخصي' },
      help: {
        en: '0 puts the person in the first group; anything else in the second.',
        ar: 'القيمة 0 تضع الشخص في المجموعة الأولى، وأي قيمة أخرى في الثانية.',
      },
    }),
    icon: image(),
  },
  edited: { at: '/dashboard/projects', section: { en: 'Project Crew', ar: 'فريق المشاريع' } },
  shown: {
    page: 'projects',
    section: { en: 'Our Staff', ar: 'فريقنا' },
    heading: { en: 'Our Staff', ar: 'فريقنا' },
    look: 'people',
    from: { title: 'name', role: 'title', picture: 'icon', group: 'link' },
    texts: { first: { en: 'Our Staff: planning', ar: 'فريقنا: التخطيط' }, others: { en: 'Our Staff: on site', ar: 'فريقنا: التنفيذ' } },
  },
});
