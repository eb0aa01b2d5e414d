import type { Language } from '#content/document.ts';
import type { SpecificationName, Specifications } from '#content/specifications/kinds.ts';
import { isMoney } from '#content/specifications/write.ts';

/** A query with bounds, and what every product must keep that it lists; none is left out that keeps it and says the words. */
export type BoundQuery = readonly [query: string, keeps: (product: Specifications) => boolean];

export const numbers = (product: Specifications, name: SpecificationName): number[] =>
  (product[name] ?? []).flatMap((part) => (isMoney(part) ? [part.amount] : [part].flat())).map(Number);
export const some = (name: SpecificationName, keeps: (value: number) => boolean) => (product: Specifications) =>
  numbers(product, name).some(keeps);
export const over = (name: SpecificationName, least: number) => some(name, (value) => value > least);
export const under = (name: SpecificationName, most: number) => some(name, (value) => value < most);
export const least = (name: SpecificationName, value: number) => some(name, (own) => own >= value);
export const most = (name: SpecificationName, value: number) => some(name, (own) => own <= value);
export const between = (name: SpecificationName, from: number, to: number) => some(name, (value) => value >= from && value <= to);
export const side = (name: SpecificationName, at: number, keeps: (value: number) => boolean) => (product: Specifications) =>
  (product[name] ?? []).some((part) => keeps(Number([part].flat()[at])));
export const code = (value: number) => (product: Specifications) =>
  Number(/\d+/.exec(String(product['protection-front']?.[0]))?.[0]) >= value;
export const any =
  (...all: ((product: Specifications) => boolean)[]) =>
  (product: Specifications) =>
    all.some((one) => one(product));

export const BOUNDS: Readonly<Record<Language, readonly BoundQuery[]>> = {
  en: [
    ['over 5000 nits', over('brightness', 5000)],
    ['more than 5,000 cd/m²', over('brightness', 5000)],
    ['brighter than 6000 nits', over('brightness', 6000)],
    ['brightness above 7000', over('brightness', 7000)],
    ['at least 5500 nits', least('brightness', 5500)],
    ['5000 nits or brighter', least('brightness', 5000)],
    ['5000+ nits', least('brightness', 5000)],
    ['>= 7000 nits', least('brightness', 7000)],
    ['outdoor over 7k nits', over('brightness', 7000)],
    ['under 500 nits', under('brightness', 500)],
    ['P2.5 or finer', most('pixel-pitch', 2.5)],
    ['finer than P2', under('pixel-pitch', 2)],
    ['pitch under 1.6 mm', under('pixel-pitch', 1.6)],
    ['pixel pitch below 2', under('pixel-pitch', 2)],
    ['led wall under 2 mm pitch', under('pixel-pitch', 2)],
    ['P1.2 to P1.8', between('pixel-pitch', 1.2, 1.9)],
    ['between 55 and 75 inch', between('sizes', 55, 75)],
    ['from 43 to 55 inch', between('sizes', 43, 55)],
    ['55-75 inch', between('sizes', 55, 75)],
    ['screens larger than 100 inches', over('sizes', 100)],
    ['at least 86 inch', least('sizes', 86)],
    ['smaller than 22"', under('sizes', 22)],
    ['65 inch or larger', least('sizes', 65)],
    ['kiosk under 3000 SAR', under('price-from-sa', 3000)],
    ['under 20,000 SAR', under('price-from-sa', 20_000)],
    ['less than 20k riyal', under('price-from-sa', 20_000)],
    ['cheaper than 10000 SAR', under('price-from-sa', 10_000)],
    ['interactive screen under 10000 SAR', under('price-from-sa', 10_000)],
    ['price below 15000', under('price-from-sa', 15_000)],
    ['up to 9000 AED', most('price-from-ae', 9000)],
    ['between 10000 and 30000 SAR', between('price-from-sa', 10_000, 30_000)],
    ['less than 40 kg', under('weight', 40)],
    ['lighter than 10 kg', under('weight', 10)],
    ['weight over 200 kg', over('weight', 200)],
    ['refresh rate over 3840', over('refresh', 3840)],
    ['at least 7680 Hz', least('refresh', 7680)],
    ['IP66 or better', code(66)],
    ['at least IP65', code(65)],
    ['no more than 100 W', most('power-greatest', 100)],
    ['at least 40 touch points', least('touch-points', 40)],
    [
      'thinner than 40 mm',
      any(
        side('body', 2, (value) => value < 40),
        side('cabinet', 2, (value) => value < 40),
      ),
    ],
    ['at least 128 GB storage', least('storage', 128)],
    ['8 GB RAM or more', least('memory', 8)],
    ['transparency over 80%', over('transparency', 80)],
    ['about 60 inch', between('sizes', 54, 66)],
    ['nits > 6000', over('brightness', 6000)],
    ['minimum brightness of 5000 nits', least('brightness', 5000)],
    ['5k+ nits', least('brightness', 5000)],
    ['in the range of 600 to 800 nits', between('brightness', 600, 800)],
    ['pixel pitch smaller than 1.6', under('pixel-pitch', 1.6)],
    ['pixel pitch 1.9 or less', most('pixel-pitch', 1.9)],
    ['maximum weight 30 kg', most('weight', 30)],
    ['at the most 600 nits', most('brightness', 600)],
    ['under SAR 5,000', under('price-from-sa', 5000)],
    ['less than AED 4000', under('price-from-ae', 4000)],
    ['SAR 5000 to 10000', between('price-from-sa', 5000, 10_000)],
    ['maximum price 9000', most('price-from-sa', 9000)],
    ['works up to 55 degrees', (product) => Number([product.temperature?.[0]].flat()[1]) >= 55],
  ],
  ar: [
    ['أكثر من ٥٠٠٠ شمعة', over('brightness', 5000)],
    ['سطوع أكثر من 5000', over('brightness', 5000)],
    ['سطوعها فوق ٦٠٠٠ شمعة', over('brightness', 6000)],
    ['لا يقل عن ٧٠٠٠ شمعة', least('brightness', 7000)],
    ['سطوع لا يقل عن ٥٥٠٠', least('brightness', 5500)],
    ['٧٠٠٠ شمعة فأكثر', least('brightness', 7000)],
    ['٧ آلاف شمعة على الأقل', least('brightness', 7000)],
    ['شاشة خارجية فوق ٧٠٠٠ شمعة', over('brightness', 7000)],
    ['أقل من ٥٠٠ شمعة', under('brightness', 500)],
    ['P2.5 أو أدق', most('pixel-pitch', 2.5)],
    ['أدق من P2', under('pixel-pitch', 2)],
    ['تباعد أقل من ١٫٦ مم', under('pixel-pitch', 1.6)],
    ['٢ مم أو أقل', most('pixel-pitch', 2)],
    ['بين 55 و75 بوصة', between('sizes', 55, 75)],
    ['بين ٥٥ و ٧٥ بوصة', between('sizes', 55, 75)],
    ['من ٤٣ إلى ٥٥ بوصة', between('sizes', 43, 55)],
    ['أكبر من ١٠٠ بوصة', over('sizes', 100)],
    ['شاشة اكبر من 85 انش', over('sizes', 85)],
    ['أصغر من ٢٢ بوصة', under('sizes', 22)],
    ['٨٦ بوصة أو أكبر', least('sizes', 86)],
    ['أقل من ٢٠ ألف ريال', under('price-from-sa', 20_000)],
    ['أقل من عشرين ألف ريال', under('price-from-sa', 20_000)],
    ['اقل من 20 الف', under('price-from-sa', 20_000)],
    ['كشك أقل من ٣٠٠٠ ريال', under('price-from-sa', 3000)],
    ['كشك بأقل من 3 آلاف ريال', under('price-from-sa', 3000)],
    ['شاشة تفاعلية تحت ١٠٠٠٠ ريال', under('price-from-sa', 10_000)],
    ['لا يزيد عن ١٠ آلاف درهم', most('price-from-ae', 10_000)],
    ['سعر لا يتجاوز 15000 ريال', most('price-from-sa', 15_000)],
    ['بحد أقصى ٣٠ ألف ريال', most('price-from-sa', 30_000)],
    ['بين ١٠ آلاف و٣٠ ألف ريال', between('price-from-sa', 10_000, 30_000)],
    ['من 10 إلى 30 ألف ريال', between('price-from-sa', 10_000, 30_000)],
    ['أرخص من ١٠٠٠٠ ريال', under('price-from-sa', 10_000)],
    ['وزن أقل من ٤٠ كجم', under('weight', 40)],
    ['أخف من ١٠ كيلو', under('weight', 10)],
    ['معدل تحديث أكثر من ٣٨٤٠ هرتز', over('refresh', 3840)],
    ['لا يقل عن ٧٦٨٠ هرتز', least('refresh', 7680)],
    ['IP66 أو أعلى', code(66)],
    ['لا تقل عن IP65', code(65)],
    ['استهلاك أقل من ١٠٠ واط', under('power-greatest', 100)],
    ['٤٠ نقطة لمس أو أكثر', least('touch-points', 40)],
    ['شفافية أكثر من ٨٠٪', over('transparency', 80)],
    ['لا يقل السطوع عن ٥٥٠٠ شمعة', least('brightness', 5500)],
    ['الحد الأدنى للسطوع ٥٠٠٠ شمعة', least('brightness', 5000)],
    ['بسطوع فوق الـ ٦٠٠٠', over('brightness', 6000)],
    ['ميزانيتي ١٥ ألف ريال', most('price-from-sa', 15_000)],
    ['ميزانيتنا في حدود عشرين ألف ريال', most('price-from-sa', 20_000)],
    ['لا يتجاوز سعرها ٥٠٠٠ ريال', most('price-from-sa', 5000)],
    ['بما لا يزيد عن ١٠ آلاف ريال', most('price-from-sa', 10_000)],
    ['توريد خلال ٣ أسابيع', (product) => Number([product['lead-time']?.[0]].flat()[1]) <= 3],
    ['تتحمل ٥٥ درجة', (product) => Number([product.temperature?.[0]].flat()[1]) >= 55],
  ],
};
