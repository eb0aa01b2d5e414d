import { sliderCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { iconCard } from '../shapes.ts';

export const projectHighlights = defineCollection({
  name: 'project-highlights',
  path: 'projectcontentslider',
  label: { en: 'Project content slider', ar: 'شريط محتوى المشاريع' },
  calls: sliderCalls,
  titleField: 'title',
  fields: iconCard,
  edited: { at: '/dashboard/projects', section: { en: 'Project Content slider', ar: 'شريط محتوى المشاريع' } },
  shown: {
    page: 'projects',
    section: { en: 'Icon-card strip', ar: 'شريط البطاقات بالأيقونات' },
    heading: { en: 'What every project gets', ar: 'ما يحظى به كل مشروع' },
    look: 'icon-cards',
    from: { text: 'info' },
    tone: 'light',
  },
});
