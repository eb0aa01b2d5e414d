import type { documentsEn } from './documents.en.ts';

export const documentsAr = {
  'documents.specSheet': 'ورقة المواصفات',
  'documents.drawing': 'بمقياس الرسم',
  'documents.drawn': 'الواجهة والجانب بمقياس واحد، وإلى جانبهما شخص طوله 1.70 م.',
  'documents.drawnWall': 'مثال لجدار من كبائن كاملة، واجهته وجانبه بمقياس واحد، وإلى جانبه شخص طوله 1.70 م.',
  'documents.asOf': 'حتى تاريخ {day}',
} satisfies Record<keyof typeof documentsEn, string>;
