import type { Language } from '#content/document.ts';
import { between, type BoundQuery, code, least, most, over, under } from './bounds.ts';

const asked = (keeps: BoundQuery[1], queries: string): BoundQuery[] => queries.split('|').map((query) => [query, keeps]);

export const BOUNDS_FRESH: Readonly<Record<Language, readonly BoundQuery[]>> = {
  en: [
    ...asked(over('brightness', 3000), 'anything above 3000 nits|greater than three thousand nits'),
    ...asked(least('brightness', 6000), 'six thousand nits or more|6000 nits at least|no less than 6000cd'),
    ...asked(most('pixel-pitch', 2.5), 'not coarser than 2.5 mm pitch|pitch 2.5 or less|maximum pitch 2.5'),
    ...asked(between('sizes', 65, 98), 'from 65 to 98 inch|65-98"|between 65in and 98in'),
    ...asked(over('sizes', 110), 'above 110 inches|bigger than 110 inch'),
    ...asked(under('price-from-sa', 8000), 'under eight thousand riyals|below 8k SAR|costs less than 8000 sar'),
    ...asked(most('weight', 30), 'max 30 kilos|30 kg or less|not heavier than 30 kg'),
    ...asked(code(66), 'ip66 minimum|ip66 or above'),
    ...asked(least('touch-points', 40), '40 touch points or more'),
  ],
  ar: [
    ...asked(over('brightness', 3000), 'اي شي فوق ٣٠٠٠ شمعة|اكثر من ثلاث الاف شمعة|اقوى من ٣٠٠٠ نت'),
    ...asked(least('brightness', 6000), 'ستة الاف شمعة واكثر|٦٠٠٠ شمعة على الاقل|ما تنزل عن ٦٠٠٠ نت'),
    ...asked(most('pixel-pitch', 2.5), 'بيتش ما يزيد عن ٢٫٥ ملم|بيتش ٢٫٥ او اقل|اقصى بيتش ٢٫٥'),
    ...asked(between('sizes', 65, 98), 'من ٦٥ الى ٩٨ بوصة|٦٥-٩٨ انش|بين ٦٥ و٩٨ انش'),
    ...asked(over('sizes', 110), 'فوق ١١٠ بوصة|اكبر من مية وعشرة بوصة'),
    ...asked(under('price-from-sa', 8000), 'تحت ثمانية الاف ريال|اقل من ٨ الاف ريال|سعرها اقل من ٨٠٠٠ ريال'),
    ...asked(most('weight', 30), 'حدها ٣٠ كيلو|٣٠ كيلو او اقل|ما تزيد عن ٣٠ كجم'),
    ...asked(code(66), 'ip66 على الاقل|ip66 وفوق'),
    ...asked(least('touch-points', 40), '٤٠ نقطة لمس او اكثر'),
  ],
};
