import type { homeCards } from '#content/collections/home-cards.ts';
import type { DemoRecords } from '#demo/record.ts';

export const records: DemoRecords<typeof homeCards> = [
  {
    shared: { link: '/one-category/1', active: 1 },
    files: { image: { file: 'images/lobby-morning-sea.jpg', shows: 'lobby, LED wall' } },
    en: { title: 'Indoor LED', info: 'Lobbies, studios, control rooms' },
    ar: { title: 'شاشات LED الداخلية', info: 'للردهات والاستوديوهات وغرف العمليات' },
  },
  {
    shared: { link: '/one-category/2', active: 1 },
    files: { image: { file: 'images/road-noon-sea.jpg', shows: 'road, sign' } },
    en: { title: 'Outdoor LED', info: 'Facades, stadiums, roadsides' },
    ar: { title: 'شاشات LED الخارجية', info: 'للواجهات والملاعب والطرق' },
  },
  {
    shared: { link: '/one-category/3', active: 1 },
    files: { image: { file: 'images/classroom-morning-lesson.jpg', shows: 'classroom, pupils' } },
    en: { title: 'Interactive screens', info: 'Classrooms and meeting rooms' },
    ar: { title: 'الشاشات التفاعلية', info: 'للفصول الدراسية وغرف الاجتماعات' },
  },
  {
    shared: { link: '/one-category/4', active: 1 },
    files: { image: { file: 'images/kiosk-glowmate-sizes.jpg', shows: 'kiosks, sizes' } },
    en: { title: 'Kiosks', info: 'A welcome at every door' },
    ar: { title: 'أكشاك العرض', info: 'ترحيب عند كل باب' },
  },
  {
    shared: { link: '/one-category/5', active: 1 },
    files: { image: { file: 'images/vision-hall-results.jpg', shows: 'Vision, hall' } },
    en: { title: 'The Vision series', info: 'From 115 to 295 inches in one piece' },
    ar: { title: 'سلسلة فيجن', info: 'من 115 إلى 295 بوصة في قطعة واحدة' },
  },
  {
    shared: { link: '/one-category/6', active: 1 },
    files: { image: { file: 'images/led-cube-atrium.jpg', shows: 'cube, atrium' } },
    en: { title: 'Custom installations', info: 'Curves, columns, cubes, glass' },
    ar: { title: 'تركيبات خاصة', info: 'منحنيات وأعمدة ومكعبات وزجاج' },
  },
];
