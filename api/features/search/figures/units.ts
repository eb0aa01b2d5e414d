/** What a figure is measured in, as the index keeps it: lengths in millimetres, power in watts, times in hours, weeks and months. */
export type Unit =
  | 'nit'
  | 'hz'
  | 'inch'
  | 'mm'
  | 'pitch'
  | 'kg'
  | 'w'
  | 'w/m2'
  | 'sar'
  | 'aed'
  | '%'
  | 'deg'
  | 'bit'
  | 'gb'
  | 'hour'
  | 'week'
  | 'month'
  | 'point'
  | 'px'
  | ':1'
  | 'mp'
  | 'ip'
  | 'ik';

/** `large`: typed in metres or feet, as distances and walls are. */
type TypedUnit = { unit: Unit; times: number; large?: true };

const METRE = { unit: 'mm', times: 1000, large: true } as const;
const WRITTEN: readonly (readonly [TypedUnit, string])[] = [
  [
    { unit: 'nit', times: 1 },
    'nits nit nt nts cd/m2 cd/m^2 cd/m cd/sqm cdm2 cd candelas candela lumens lumen شمعه/م2 شمعه/م شمعه شموع شمعات كانديلا قنديله نتس نيتس نت نيت لومن',
  ],
  [{ unit: 'hz', times: 1 }, 'hz hrz hertz هرتز هيرتز هيرتس هرتس'],
  [{ unit: 'hz', times: 1000 }, 'khz كيلوهرتز'],
  [{ unit: 'inch', times: 1 }, 'inches inch inchs in " بوصه بوصات انش انشات اينش اينشات'],
  [{ unit: 'mm', times: 1 }, 'mm millimeters millimetres millimeter millimetre milimeters milimeter مم ملم مليمتر ميليمتر ملي ملليمتر'],
  [{ unit: 'mm', times: 10 }, 'cm centimeters centimetres centimeter centimetre سم سنتيمتر سنتي سنتمتر'],
  [METRE, 'm mtr mtrs meters metres meter metre م متر امتار مترا'],
  [{ unit: 'mm', times: 304.8, large: true }, 'ft feet foot قدم اقدام'],
  [{ unit: 'pitch', times: 1 }, 'pixel_pitch pixelpitch pitch بكسل_بيتش بيتش بتش'],
  [
    { unit: 'kg', times: 1 },
    'kg kgs kilos kilo kilograms kilogram kilogrammes كلو كجم كغ كغم كيلو كيلوغرام كيلوجرام كيلوغرامات كيلوجرامات كلغ كلجم',
  ],
  [{ unit: 'kg', times: 1000 }, 'tons ton tonnes tonne طن اطنان'],
  [{ unit: 'w', times: 1 }, 'w watts watt واط وات'],
  [{ unit: 'w', times: 1000 }, 'kw kilowatts kilowatt كيلوواط كيلووات كيلو_واط كيلو_وات'],
  [{ unit: 'w/m2', times: 1 }, 'w/m2 w/sqm watts_per_square_metre watts_per_square_meter واط/م2 واط/م واط_للمتر'],
  [{ unit: 'sar', times: 1 }, 'sar sr riyals riyal rials rial saudi_riyals ريال ريالات ريالا ر.س رس ر_س ﷼'],
  [{ unit: 'aed', times: 1 }, 'aed dhs dh dirhams dirham درهم دراهم درهما د.ا دا'],
  [{ unit: 'sar', times: 3.75 }, 'usd dollars dollar $ دولار'],
  [{ unit: '%', times: 1 }, '% ٪ percent بالميه في_الميه بالمايه في_المايه'],
  [{ unit: 'deg', times: 1 }, '°c °م ° degrees_celsius degrees degree deg درجه_مئويه درجه_ميويه درجات درجه celsius'],
  [{ unit: 'bit', times: 1 }, 'bits bit بت'],
  [{ unit: 'gb', times: 1 }, 'gb gigs gig gigabytes gigabyte جيجابايت جيجا غيغابايت غيغا قيقا قيقابايت جيقا'],
  [{ unit: 'gb', times: 1000 }, 'tb terabyte تيرا تيرابايت'],
  [{ unit: 'hour', times: 1 }, 'hours hour hrs hr ساعات ساعه'],
  [{ unit: 'week', times: 1 }, 'weeks week wks اسبوع اسابيع اسبوعا اسبوعان'],
  [{ unit: 'week', times: 1 / 7 }, 'days day يوم ايام يوما'],
  [{ unit: 'month', times: 1 }, 'months month شهر اشهر شهور شهرا'],
  [{ unit: 'month', times: 12 }, 'years year yrs yr سنه سنوات سنين اعوام عام عاما'],
  [{ unit: 'point', times: 1 }, 'points point نقطه نقاط'],
  [{ unit: 'px', times: 1 }, 'px pixels pixel بكسل بيكسل بكسلات'],
  [{ unit: ':1', times: 1 }, ':1 :_1'],
  [{ unit: 'mp', times: 1 }, 'mp megapixels megapixel ميجابكسل ميغابكسل ميجا_بكسل ميغا_بكسل ميجا ميغا ميقا'],
];

const UNITS = new Map<string, TypedUnit>(
  WRITTEN.flatMap(([unit, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), unit] as const)),
);

export function unitNamed(word: string): TypedUnit | undefined {
  return UNITS.get(word.replaceAll(/\s+/g, ' '));
}

/** For a regular expression, the longest first; texts are folded before. */
export const UNIT_PATTERN = [...UNITS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s*`))
  .join('|');
