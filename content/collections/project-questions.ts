import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const projectQuestions = defineCollection({
  name: 'project-questions',
  path: 'projectquestions',
  label: { en: 'Project questions', ar: 'أسئلة المشاريع' },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/projects', section: { en: 'Project Questions', ar: 'أسئلة المشاريع' } },
  shown: {
    page: 'projects',
    section: { en: 'Questions and answers', ar: 'الأسئلة والأجوبة' },
    heading: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
    look: 'questions',
    from: { picture: 'icon' },
    tone: 'light',
  },
});
