import type { Bilingual } from '../fields/field.ts';

/** Where a screen can stand: what products say they are made for, and what the advisor asks. */
export const PLACES = {
  indoors: { en: 'Lobby, mall or shop', ar: 'ردهة أو مجمّع أو متجر' },
  window: { en: 'Behind a shop window', ar: 'خلف واجهة متجر زجاجية' },
  'outdoors-sun': { en: 'Outdoors, in the sun', ar: 'في الخارج تحت الشمس' },
  'outdoors-shade': { en: 'Outdoors, in the shade', ar: 'في الخارج في الظل' },
  facade: { en: 'Facade of a building', ar: 'واجهة مبنى' },
  roadside: { en: 'Beside a road', ar: 'على جانب الطريق' },
  perimeter: { en: 'Perimeter of a pitch', ar: 'محيط ملعب' },
  stage: { en: 'Stage or event', ar: 'مسرح أو فعالية' },
  'control-room': { en: 'Control room or studio', ar: 'غرفة عمليات أو استوديو' },
  'meeting-room': { en: 'Meeting room', ar: 'غرفة اجتماعات' },
  classroom: { en: 'Classroom', ar: 'فصل دراسي' },
  counter: { en: 'Counter or desk', ar: 'طاولة خدمة أو مكتب' },
  home: { en: 'Home or majlis', ar: 'منزل أو مجلس' },
} as const satisfies Record<string, Bilingual>;
