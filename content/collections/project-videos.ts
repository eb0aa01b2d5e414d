import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { video } from '../fields/video.ts';
import { FILM_LABEL, standardText } from '../shapes.ts';

export const projectVideos = defineCollection({
  name: 'project-videos',
  path: 'singleprojectquestions',
  label: { en: 'Project video', ar: 'فيديو المشروع' },
  calls: standardCalls,
  parent: 'projects',
  allRequiredTogether: true,
  titleField: 'title',
  fields: { ...standardText, icon: video({ neededToAdd: true, label: FILM_LABEL }) },
  edited: { at: '/dashboard/manage_singel_project/{id}', section: { en: 'Project Video', ar: 'فيديو المشروع' } },
  shown: {
    page: 'project',
    section: { en: 'Videos with titles and text', ar: 'مقاطع بعناوين ونصوص' },
    heading: { en: 'See it at work', ar: 'شاهده وهو يعمل' },
    look: 'videos',
    from: { film: 'icon' },
  },
});
