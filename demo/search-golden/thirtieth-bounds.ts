import type { Language } from '#content/document.ts';
import { between, type BoundQuery, code, least, most, over, under } from './bounds.ts';

const asked = (keeps: BoundQuery[1], queries: string): BoundQuery[] => queries.split('|').map((query) => [query, keeps]);

export const BOUNDS_LAST: Readonly<Record<Language, readonly BoundQuery[]>> = {
  en: [
    ...asked(over('brightness', 6000), 'more than 6000 nits please|above six thousand nits'),
    ...asked(least('brightness', 800), 'at least 800 nits|800 nits or above|minimum brightness 800'),
    ...asked(under('pixel-pitch', 2), 'pitch less than 2mm|pixel pitch smaller than 2'),
    ...asked(between('brightness', 400, 800), 'between 400 and 800 nits|400 to 800 nits'),
    ...asked(most('sizes', 65), 'no larger than 65 inch|65 inch max|65" or less'),
    ...asked(least('sizes', 98), 'at least 98 inch|98 inches or more'),
    ...asked(most('price-from-sa', 10_000), 'up to 10,000 riyals|10k sar max|no more than ten thousand riyals'),
    ...asked(over('weight', 100), 'heavier than 100 kg|over 100 kilos'),
    ...asked(code(65), 'ip65 at least|protection ip65 or higher'),
    ...asked(least('refresh', 7680), '7680 hz or more'),
  ],
  ar: [
    ...asked(over('brightness', 6000), 'اكثر من ٦٠٠٠ نت|فوق ستة الاف شمعة'),
    ...asked(least('brightness', 800), 'على الاقل ٨٠٠ شمعة|٨٠٠ نت وفوق|ادنى شي ٨٠٠ شمعة'),
    ...asked(under('pixel-pitch', 2), 'بيتش تحت ٢ ملم|بيتش اقل من ٢'),
    ...asked(between('brightness', 400, 800), 'بين ٤٠٠ و٨٠٠ شمعة|من ٤٠٠ لين ٨٠٠ نت'),
    ...asked(most('sizes', 65), 'ما تزيد عن ٦٥ بوصة|٦٥ بوصة كحد اقصى|٦٥ انش او اقل'),
    ...asked(least('sizes', 98), 'ما تقل عن ٩٨ بوصة|٩٨ انش واكثر'),
    ...asked(most('price-from-sa', 10_000), 'لحد ١٠ الاف ريال|بحد اقصى عشرة الاف ريال|ما يتعدى ١٠٠٠٠ ريال'),
    ...asked(over('weight', 100), 'اثقل من ١٠٠ كيلو|فوق ١٠٠ كجم'),
    ...asked(code(65), 'ip65 على الاقل|حماية ip65 واعلى'),
    ...asked(least('refresh', 7680), '٧٦٨٠ هرتز او اكثر'),
  ],
};
