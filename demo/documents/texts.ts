import type { Language } from '#content/document.ts';

const en = {
  profile: 'Company profile',
  compare: 'The family side by side',
  sizes: 'Available sizes',
  mission: 'Mission',
  vision: 'Vision',
  objectives: 'Objectives',
  whatWeMake: 'What we make',
  howWeWork: 'How we work',
  projects: 'Selected projects',
  talk: 'Talk to us',
  note: 'Values are typical and may change with each production batch. Lamha is an invented company; its contact data are examples.',
};

const ar: typeof en = {
  profile: 'الملف التعريفي',
  compare: 'العائلة جنبًا إلى جنب',
  sizes: 'المقاسات المتوفرة',
  mission: 'رسالتنا',
  vision: 'رؤيتنا',
  objectives: 'أهدافنا',
  whatWeMake: 'ماذا نصنع',
  howWeWork: 'كيف نعمل',
  projects: 'مشاريع مختارة',
  talk: 'تحدث إلينا',
  note: 'القيم نموذجية وقد تتغير مع كل دفعة إنتاج. لمحة شركة متخيَّلة، وبيانات التواصل أمثلة.',
};

export const TEXTS: Readonly<Record<Language, typeof en>> = { en, ar };
