import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const clientLogos = defineCollection({
  name: 'client-logos',
  path: 'clientslogos',
  label: { en: 'Client logos', ar: 'شعارات العملاء' },
  help: {
    en: 'The title is the logo’s alternative text; the path is where it links to.',
    ar: 'العنوان هو النص البديل للشعار، والمسار هو الصفحة التي يقود إليها.',
  },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/projects', section: { en: 'Project Clients Logos', ar: 'شعارات العملاء' } },
  shown: {
    page: 'home',
    section: { en: "Clients We're Proud Of", ar: 'عملاء نفخر بهم' },
    heading: { en: "Clients We're Proud Of", ar: 'عملاء نفخر بهم' },
    look: 'logos',
    from: { picture: 'icon' },
  },
  alsoShown: [
    {
      page: 'projects',
      look: 'logos',
      heading: { en: 'They put their name on our light', ar: 'عملاء وثقوا بضوئنا' },
      from: { picture: 'icon' },
    },
    { page: 'about', look: 'logos', heading: { en: "Clients We're Proud Of", ar: 'عملاء نفخر بهم' }, from: { picture: 'icon' } },
  ],
});
