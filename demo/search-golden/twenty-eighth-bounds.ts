import type { Language } from '#content/document.ts';
import { any, between, type BoundQuery, code, least, most, over, side, under } from './bounds.ts';

type Keeps = BoundQuery[1];
const asked = (keeps: Keeps, queries: string): BoundQuery[] => queries.split('|').map((query) => [query, keeps]);
const thin = (value: number) =>
  any(
    side('body', 2, (own) => own < value),
    side('cabinet', 2, (own) => own < value),
  );

export const BOUNDS_LATER: Readonly<Record<Language, readonly BoundQuery[]>> = {
  en: [
    ...asked(
      over('brightness', 5000),
      '>5000nit|more than 5k nits|above 5,000 nits please|exceeding 5000 nits|brighter than five thousand nits',
    ),
    ...asked(
      least('brightness', 4000),
      'min 4000 nits|4000 nits and up|not below 4000 nits|4000 nits minimum|4000 nits or higher|>=4000cd/m2',
    ),
    ...asked(under('brightness', 600), '<600 nits|dimmer than 600 nits|below 600 nit'),
    ...asked(between('brightness', 3000, 6000), '3000 to 6000 nits|3000-6000nits|between 3,000 and 6,000 nits|from 3k to 6k nits'),
    ...asked(under('pixel-pitch', 1.5), 'pitch < 1.5|smaller pitch than 1.5|less than 1.5 mm pitch|sub 1.5mm'),
    ...asked(most('pixel-pitch', 1.9), 'pitch up to 1.9|pitch max 1.9 mm|1.9 mm or less pitch|p1.9 or finer'),
    ...asked(between('pixel-pitch', 2, 4), 'pitch between 2 and 4 mm|p2 to p4|2-4mm pitch'),
    ...asked(over('sizes', 85), 'larger than 85 inch|over 85"|>85in|more than 85 inches'),
    ...asked(most('sizes', 55), 'max 55 inch|up to 55"|55 inch or smaller|not larger than 55 inches|not over 55 inches'),
    ...asked(between('sizes', 80, 120), 'between 80 and 120 inches|80"-120"|80 to 120 in'),
    ...asked(under('price-from-sa', 5000), 'below 5000 riyals|under SAR 5,000|less than 5k sar|cheaper than 5000 riyal'),
    ...asked(most('price-from-ae', 30_000), 'max 30000 aed|up to 30k dirhams|not more than AED 30,000|30000 dirham max'),
    ...asked(between('price-from-sa', 10_000, 30_000), '10k to 30k sar|between 10 and 30 thousand riyals|10,000-30,000 SAR'),
    ...asked(under('weight', 50), 'under 50kg|lighter than 50 kilos|less than 50 kg weight'),
    ...asked(code(65), 'ip65 or higher|minimum ip65|ip65+|at least IP 65'),
    ...asked(thin(50), 'less than 50 mm thick|slimmer than 50mm'),
    ...asked(over('refresh', 4000), 'refresh above 4000 hz|more than 4000hz'),
    ...asked(least('touch-points', 20), 'minimum 20 touch points|20+ touch points'),
  ],
  ar: [
    ...asked(over('brightness', 5000), 'فوق ٥٠٠٠ نت|اكثر من ٥ الاف شمعة|اعلى من ٥٠٠٠ شمعه|يتجاوز ٥٠٠٠ نت|اسطع من خمسة الاف شمعة'),
    ...asked(
      least('brightness', 4000),
      'على الاقل ٤٠٠٠ شمعة|ما تقل عن ٤٠٠٠ نت|٤٠٠٠ شمعة وفوق|اقل شي ٤٠٠٠ نت|٤٠٠٠ نت فاكثر|الحد الادنى ٤٠٠٠ شمعة',
    ),
    ...asked(under('brightness', 600), 'اقل من ٦٠٠ شمعة|تحت ٦٠٠ نت|دون ٦٠٠ شمعه'),
    ...asked(between('brightness', 3000, 6000), 'من ٣٠٠٠ الى ٦٠٠٠ نت|بين ٣٠٠٠ و ٦٠٠٠ شمعة|٣٠٠٠-٦٠٠٠ شمعه|ما بين ٣ الاف و٦ الاف نت'),
    ...asked(under('pixel-pitch', 1.5), 'بيتش اقل من ١٫٥|بيتش اصغر من ١٫٥ ملم|تباعد ادق من ١٫٥'),
    ...asked(most('pixel-pitch', 1.9), 'بيتش لا يزيد عن ١٫٩|بيتش ما يتعدى ١٫٩ ملم|بيتش حده ١٫٩'),
    ...asked(between('pixel-pitch', 2, 4), 'بيتش بين ٢ و٤ ملم|بيتش من ٢ الى ٤|تباعد ٢-٤ ملم'),
    ...asked(over('sizes', 85), 'اكبر من ٨٥ بوصة|فوق ٨٥ انش|اكثر من خمسة وثمانين بوصة'),
    ...asked(most('sizes', 55), '٥٥ بوصة واقل|لا تزيد عن ٥٥ بوصة|ما تتعدى ٥٥ انش|اقصى شي ٥٥ بوصة|بحد اقصى ٥٥ انش'),
    ...asked(between('sizes', 80, 120), 'بين ٨٠ و ١٢٠ بوصة|من ٨٠ لين ١٢٠ انش|من ٨٠ الى ١٢٠ بوصه'),
    ...asked(under('price-from-sa', 5000), 'ارخص من ٥٠٠٠ ريال|تحت ٥ الاف ريال|اقل من خمسة الاف ريال|دون ٥ آلاف ريال'),
    ...asked(most('price-from-ae', 30_000), 'بحد اقصى ٣٠ الف درهم|ما تزيد عن ٣٠٠٠٠ درهم|لا يتجاوز ثلاثين الف درهم|لحد ٣٠ الف درهم'),
    ...asked(between('price-from-sa', 10_000, 30_000), 'من ١٠ الى ٣٠ الف ريال|بين ١٠ آلاف و٣٠ الف ريال|من عشرة الاف لين ثلاثين الف ريال'),
    ...asked(under('weight', 50), 'اخف من ٥٠ كيلو|وزنها اقل من ٥٠ كجم|تحت ٥٠ كيلو'),
    ...asked(code(65), 'ip65 واعلى|حماية لا تقل عن ip65|ip65 فما فوق|اقل شي ip65'),
    ...asked(thin(50), 'انحف من ٥٠ ملم|سماكتها اقل من ٥ سم'),
    ...asked(over('refresh', 4000), 'تحديث فوق ٤٠٠٠ هرتز|اكثر من ٤٠٠٠ هيرتز'),
    ...asked(least('touch-points', 20), 'على الاقل ٢٠ نقطة لمس|٢٠ نقطة لمس واكثر'),
  ],
};
