import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { media } from '../fields/media.ts';
import { PICTURE_OR_FILM_LABEL, standardLook, standardText } from '../shapes.ts';

export const projectMedia = defineCollection({
  name: 'project-media',
  path: 'projectcycle',
  label: { en: 'Project media', ar: 'وسائط المشاريع' },
  help: {
    en: 'The text is the banner’s alternative text; the path is where it links to.',
    ar: 'النص هو البديل النصي للبانر، والمسار هو الصفحة التي يقود إليها.',
  },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardText, icon: media({ neededToAdd: true, label: PICTURE_OR_FILM_LABEL }) },
  edited: { at: '/dashboard/projects', section: { en: 'Project Media', ar: 'وسائط المشاريع' } },
  shown: {
    page: 'projects',
    section: { en: 'Media banners', ar: 'بانرات الوسائط' },
    heading: { en: 'From our projects', ar: 'من مشاريعنا' },
    look: 'banners',
    from: standardLook,
  },
});
