import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const community: DemoValues<typeof settingsGroups.community> = {
  en: {
    title: 'Welcome to the Blog',
    text: 'What we learn on site, written down: how to choose a pitch, how to keep a screen readable at noon, how to plan content in two languages. Ask, correct us, add your own.',
    feed_title: 'Community posts',
    feed_text: 'Share a project, a question or a lesson learnt. No account needed; a name is enough.',
  },
  ar: {
    title: 'أهلًا بك في المدونة',
    text: 'ما نتعلمه في المواقع نكتبه هنا: كيف تختار تباعد البكسلات، وكيف تبقى الشاشة مقروءة عند الظهيرة، وكيف تخطط لمحتوى بلغتين. اسأل وصحّح وأضف من خبرتك.',
    feed_title: 'مشاركات المجتمع',
    feed_text: 'شاركنا مشروعًا أو سؤالًا أو درسًا تعلمته. لا حاجة إلى حساب، يكفي اسمك.',
  },
  files: { image: { file: 'images/content-points.jpg', shows: 'screen content' } },
};
