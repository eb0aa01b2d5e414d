// The signs of invented client companies, each inside 100 x 100 units, in one colour.

const turn = (count, shape, step = 360 / count) =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${i * step} 50 50)">${shape}</g>`).join('');
const line = (d, width = 7) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d) => `<path d="${d}" fill-rule="evenodd"/>`;
const dots = (list) => list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

export const LOGOS = [
  {
    id: 'rimalia-hotels',
    name: 'Rimalia',
    sub: 'HOTELS',
    mark: line('M8 38 Q30 14 50 38 T92 38') + line('M8 58 Q30 34 50 58 T92 58') + line('M8 78 Q30 54 50 78 T92 78'),
  },
  { id: 'tarqa-air', name: 'Tarqa', sub: 'AIR', mark: shape('M6 66 L58 18 L94 18 L46 66Z') + shape('M22 82 L52 54 L76 54 L48 82Z') },
  {
    id: 'sadafa-bank',
    name: 'Sadafa',
    sub: 'BANK',
    mark:
      turn(5, `<path d="M50 88 L44 26 A8 8 0 0 1 56 26Z" transform="rotate(-64 50 88)"/>`, 0) +
      [-60, -30, 0, 30, 60].map((a) => `<path d="M50 86 L43 22 A7 7 0 0 1 57 22Z" transform="rotate(${a} 50 86)"/>`).join(''),
  },
  { id: 'qimara-sport', name: 'Qimara', sub: 'SPORT', mark: shape('M4 84 L42 16 L60 48 L68 36 L96 84 L74 84 L66 70 L58 84Z') },
  {
    id: 'marsen-marina',
    name: 'Marsen',
    sub: 'MARINA',
    mark: shape('M48 10 L48 68 L12 68 Q34 48 48 10Z') + shape('M56 26 Q74 48 82 68 L56 68Z') + line('M12 84 Q31 74 50 84 T88 84', 6),
  },
  { id: 'zafra-house', name: 'Zafra', sub: 'HOUSE', mark: turn(6, `<path d="M50 46 Q34 24 50 6 Q66 24 50 46Z"/>`) },
  {
    id: 'ghafir-schools',
    name: 'Ghafir',
    sub: 'SCHOOLS',
    mark:
      line('M50 92 L50 44 M50 66 L30 48 M50 58 L70 42', 7) +
      dots([
        [50, 24, 16],
        [26, 36, 13],
        [75, 32, 13],
      ]),
  },
  {
    id: 'layalin-events',
    name: 'Layalin',
    sub: 'EVENTS',
    mark: shape('M62 8 A44 44 0 1 0 92 66 A36 36 0 1 1 62 8Z') + dots([[76, 34, 8]]),
  },
  { id: 'wadina-health', name: 'Wadina', sub: 'HEALTH', mark: turn(4, `<path d="M50 46 Q32 30 42 12 A10 10 0 0 1 58 12 Q68 30 50 46Z"/>`) },
  {
    id: 'noorix-energy',
    name: 'Noorix',
    sub: 'ENERGY',
    mark: dots([[50, 50, 17]]) + turn(12, `<rect x="46.5" y="6" width="7" height="18" rx="3.5"/>`),
  },
  {
    id: 'safinex-logistics',
    name: 'Safinex',
    sub: 'LOGISTICS',
    mark: shape('M8 58 L92 58 L76 84 L24 84Z') + shape('M26 30 h20 v20 h-20Z M54 30 h20 v20 h-20Z M40 6 h20 v18 h-20Z'),
  },
  { id: 'lulwara-jewels', name: 'Lulwara', sub: 'JEWELS', mark: line('M50 6 L92 50 L50 94 L8 50Z', 6) + dots([[50, 50, 19]]) },
  {
    id: 'shiraa-hotels',
    name: 'شراعة',
    sub: 'فنادق ومنتجعات',
    arabic: true,
    mark:
      line('M16 92 L16 52 Q16 18 50 6 Q84 18 84 52 L84 92', 6) + shape('M50 28 Q68 54 70 84 L50 84Z M44 40 L44 84 L28 84 Q38 66 44 40Z'),
  },
  {
    id: 'ufuq-airport',
    name: 'الأفق الأزرق',
    sub: 'مطار',
    arabic: true,
    mark:
      shape('M8 50 A42 42 0 0 1 92 50Z') +
      `<rect x="12" y="58" width="76" height="7"/><rect x="20" y="71" width="60" height="6"/><rect x="33" y="83" width="34" height="5"/>`,
  },
  {
    id: 'yanbua-bank',
    name: 'ينبوعة',
    sub: 'مصرف',
    arabic: true,
    mark: shape('M50 4 Q88 48 88 64 A38 32 0 0 1 12 64 Q12 48 50 4Z M50 34 Q34 54 34 66 A16 15 0 0 0 66 66 Q66 54 50 34Z'),
  },
  {
    id: 'dar-marjana',
    name: 'دار مرجانة',
    sub: 'للنشر',
    arabic: true,
    mark: line('M50 94 L50 40 M50 70 L24 44 L24 22 M50 60 L76 36 L76 16 M50 40 L38 24 M50 40 L62 22', 8),
  },
  {
    id: 'hilan-coffee',
    name: 'هيلان',
    sub: 'قهوة عربية',
    arabic: true,
    mark: shape('M18 40 L82 40 Q82 84 50 88 Q18 84 18 40Z') + line('M38 28 Q30 20 38 10 M58 28 Q50 20 58 10', 6),
  },
  {
    id: 'suhayla-perfumes',
    name: 'سهيلا',
    sub: 'عطور',
    arabic: true,
    mark: `<rect x="24" y="24" width="52" height="52"/><rect x="24" y="24" width="52" height="52" transform="rotate(45 50 50)"/>`,
  },
  {
    id: 'rayhana-clinics',
    name: 'ريحانا',
    sub: 'عيادات',
    arabic: true,
    mark: shape('M48 92 Q6 78 14 22 Q52 34 48 92Z') + shape('M54 92 Q94 70 84 8 Q48 30 54 92Z'),
  },
  {
    id: 'saqran-club',
    name: 'صقران',
    sub: 'نادي رياضي',
    arabic: true,
    mark: shape('M4 20 Q36 22 50 56 Q64 22 96 20 Q88 58 62 66 L50 92 L38 66 Q12 58 4 20Z'),
  },
  {
    id: 'midad-gallery',
    name: 'مداد',
    sub: 'معرض فني',
    arabic: true,
    mark: shape('M8 8 H48 A40 40 0 0 1 8 48Z M52 8 H92 V48 A40 40 0 0 1 52 8Z M8 52 A40 40 0 0 1 48 92 H8Z') + dots([[72, 72, 20]]),
  },
  {
    id: 'bayt-alsadaf',
    name: 'بيت الصدف',
    sub: 'أثاث وتصميم',
    arabic: true,
    mark:
      line('M10 86 L10 50 A40 40 0 0 1 90 50 L90 86', 8) +
      line('M30 86 L30 54 A20 20 0 0 1 70 54 L70 86', 8) +
      `<rect x="46" y="62" width="8" height="28"/>`,
  },
  {
    id: 'ruwaa-university',
    name: 'رُواء',
    sub: 'جامعة',
    arabic: true,
    mark: shape('M50 30 Q30 12 6 18 L6 76 Q30 70 50 88 Q70 70 94 76 L94 18 Q70 12 50 30Z M47 40 L47 74 Q32 64 14 66 L14 26 Q34 26 47 40Z'),
  },
  {
    id: 'tayyat-museum',
    name: 'طيّات',
    sub: 'متحف',
    arabic: true,
    mark: shape('M8 28 L36 8 L36 72 L8 92Z') + shape('M40 8 L62 24 L62 88 L40 72Z') + shape('M66 24 L92 8 L92 72 L66 88Z'),
  },
];
