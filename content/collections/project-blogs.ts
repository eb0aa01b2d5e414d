import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem, standardLook } from '../shapes.ts';

export const projectBlogs = defineCollection({
  name: 'project-blogs',
  path: 'projectblogs',
  label: { en: 'Project big cards', ar: 'بطاقات المشاريع الكبيرة' },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/projects', section: { en: 'Project Big cards', ar: 'بطاقات المشاريع الكبيرة' } },
  shown: {
    page: 'register',
    section: { en: 'Explore Our Blogs', ar: 'استكشف المدونة' },
    heading: { en: 'Explore Our Blogs', ar: 'استكشف المدونة' },
    look: 'articles',
    from: standardLook,
    tone: 'light',
    most: 3,
  },
});
