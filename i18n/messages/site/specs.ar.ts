import type { specsEn } from './specs.en.ts';

export const specsAr = {
  'site.specs.title': 'المواصفات',
  'site.specs.ask': 'اطلب عرض سعر',
  'site.specs.bar': '{product}: السعر والمقاس',
  'site.specs.size': 'المقاس',
  'site.specs.inch': '{size} بوصة',
  'site.specs.notMade': 'لا يُصنع بمقاس {size} بوصة، والمعروض هنا مقاس {shown} بوصة.',
  'site.specs.notByInch': 'لا يُصنع بمقاس {size} بوصة، فمقاسه لا يُختار بالبوصة.',
  'site.specs.notASize': '«{typed}» ليس مقاسًا بالبوصة، فلم نأخذ به.',
  'site.specs.notAWall': '«{typed}» ليس جدارًا، فلم نأخذ به. تُكتب الأعمدة × الصفوف هكذا: 6x4.',
  'site.specs.noCabinets': 'يأتي هذا المنتج كما هو ولا يُبنى من كبائن، فلم نأخذ بـ«{typed}».',
  'site.specs.notBuilt': 'لا يمكن بناء جدار من {typed} كبائن، والمعروض أقرب ما يُبنى: \u2066{columns} × {rows}\u2069.',
  'site.specs.nearestSize': 'أقرب مقاس: {size} بوصة',
  'site.specs.scale': 'الأبعاد بمقياس واحد',
  'site.specs.buildWall': 'ابنِ جدارك منه',
  'site.specs.scaleLead': 'رسم من أبعاد المنتج نفسها، وإلى جانبه شخص طوله 1.70 م.',
  'site.specs.drawing': 'رسم بمقياس واحد: العرض {width}، والارتفاع {height}، والعمق {depth}، وإلى جانبه شخص طوله 1.70 م.',
  'site.specs.front': 'من الأمام',
  'site.specs.side': 'من الجانب',
  'site.specs.toScale': 'الواجهة والجانب بمقياس واحد، والأبعاد أبعاد الجسم.',
  'site.specs.exampleWall':
    'مثال لجدار من {count, plural, zero {# كبائن} one {كابينة واحدة} two {كابينتين} few {# كبائن} many {# كابينة} other {# كابينة}} (\u2066{columns} × {rows}\u2069): عرضه {width} وارتفاعه {height}. ويُبنى الجدار من أي عدد كامل من الكبائن.',
  'site.specs.cabinets': '\u2066{columns} × {rows}\u2069 كابينة',
  'site.specs.chosen': 'المختار',
  'site.specs.sheetOf': 'ورقة مواصفات {size} بوصة',
  'site.specs.chosenWall':
    'جدارك من {count, plural, zero {# كبائن} one {كابينة واحدة} two {كابينتين} few {# كبائن} many {# كابينة} other {# كابينة}} (\u2066{columns} × {rows}\u2069): عرضه {width} وارتفاعه {height}.',
  'site.specs.documents': 'المستندات',
  'site.specs.sheet': 'ورقة المواصفات',
  'site.specs.sheetBoth': 'ورقة المواصفات بالعربية والإنجليزية',
  'site.specs.returns': 'الإرجاع والضمان',
} as const satisfies Record<keyof typeof specsEn, string>;
