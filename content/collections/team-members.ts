import { projectCalls } from '../calls.ts';
import { defineCollection } from '../define.ts';
import { standardItem } from '../shapes.ts';

export const teamMembers = defineCollection({
  name: 'team-members',
  path: 'projectteammembers',
  label: { en: 'Team members', ar: 'أعضاء الفريق' },
  help: {
    en: 'Visitors do not see team members unless “Show team members on About” is on in the settings. The text then stands below the name; the path is not used.',
    ar: 'لا يرى الزوار أعضاء الفريق إلا إذا فُعِّل خيار «عرض أعضاء الفريق في صفحة من نحن» في الإعدادات. عندئذ يظهر النص أسفل الاسم، أما المسار فلا يُستخدم.',
  },
  calls: projectCalls,
  allRequiredTogether: true,
  titleField: 'title',
  fields: standardItem,
  edited: { at: '/dashboard/projects', section: { en: 'Team Members', ar: 'أعضاء الفريق' } },
  shown: {
    page: undefined,
    section: { en: 'Not shown on the site unless the setting says so', ar: 'لا يظهر في الموقع ما لم يُفعَّل في الإعدادات' },
  },
  alsoShown: [{ page: 'about', look: 'people', layout: 'grid', heading: { en: 'The people', ar: 'فريقنا' }, from: { picture: 'icon' } }],
});
