import type { policiesEn } from './policies.en.ts';

export const policiesAr = {
  'site.policies.contents': 'في هذه الصفحة',
  'site.privacy.lead': 'ما الذي نجمعه، ولماذا، ومن يطّلع عليه، وما يحق لك أن تطلبه منا.',
  'site.privacy.updated': 'آخر تحديث: {date}',
  'site.returns.lead': 'سبعة أيام تقويمية، وأربعة أسباب مقبولة، ورد خلال يومي عمل.',
  'site.returns.short': 'النسخة المختصرة',
  'site.returns.full': 'النسخة الكاملة',
} as const satisfies Record<keyof typeof policiesEn, string>;
