const NUMBER = String.raw`[±−]?\d(?:[\d.,]*\d)?(?:\s*[×:/–]\s*\d(?:[\d.,]*\d)?)*`;
const CODE = String.raw`[A-Z]{1,3}\d[\w.]*`;
/** Longest first, because the first that fits is taken. */
const UNITS = [
  'cd/m²|W/m²|kW|W|mm|cm|km|m²|m|kg|Hz|dB|lux|inch(?:es)?|pixels|seconds?|minutes?|hours?|days?|months?|years?|%|°',
  'شمعة/م²|واط/م²|كيلوواط|واط|مم|سم|كم|م²|م|كجم|هرتز|ديسيبل|لوكس|بوصة|بكسل|ثانية|ثوانٍ|دقيقة|دقائق|ساعة|ساعات|أيام|يوم[اًا]*|شهر[اًا]*|سنوات|سنة',
].join('|');
const LEADING = new RegExp(`^(${NUMBER}|${CODE})(?=[\\s%°]|$)\\s*(.*)$`, 'u');
const MEASURED = new RegExp(`(?<![\\p{L}\\d])(${NUMBER})\\s?(${UNITS})(?![\\p{L}\\d])`, 'u');

export type Figure = { number: string; unit: string };

/** "600 cd/m²" is a number to be set large and what it counts; a title that does not begin with one stays a title. */
export function leadingFigure(title: string): Figure | undefined {
  const [, number, unit] = LEADING.exec(title.trim()) ?? [];
  return number === undefined ? undefined : { number, unit: unit ?? '' };
}

/** The first number with a unit in a story: what a screen can say in one figure. */
export function figureIn(...texts: readonly string[]): Figure | undefined {
  for (const text of texts) {
    const [, number, unit] = MEASURED.exec(text) ?? [];
    if (number !== undefined && unit !== undefined) return { number, unit };
  }
  return undefined;
}
