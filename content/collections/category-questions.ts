import { standardCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';

export const categoryQuestions = defineCollection({
  name: 'category-questions',
  path: 'sectionsix',
  label: { en: 'Questionnaire', ar: 'الأسئلة' },
  calls: standardCalls,
  parent: 'categories',
  saved: 'questionnaire',
  titleField: 'title',
  fields: { title: text({ required: true }), paragraph: text({ long: true }), image: image() },
  edited: { at: '/dashboard/categories/{id}', section: { en: 'Questionnaire', ar: 'الأسئلة' } },
  shown: {
    page: 'category',
    section: { en: 'Questions and answers', ar: 'الأسئلة والأجوبة' },
    heading: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
    look: 'questions',
    from: { text: 'paragraph', picture: 'image' },
    tone: 'dark',
  },
});
