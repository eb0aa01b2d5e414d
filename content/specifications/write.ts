import type { Language } from '../languages.ts';
import { UNITS } from './units.ts';
import { CURRENCIES, type Money, type SpecificationKind, type SpecificationPart, type SpecificationValue, type Unit } from './define.ts';

// Isolates: inside Arabic the parts of a size, a signed number or a list of Latin names would change places.
const LTR = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** Made with the first figure: they take longer than the rest of the model together. */
let formats: { numbers: Intl.NumberFormat; plurals: Record<Language, Intl.PluralRules> } | undefined;

function formatters() {
  return (formats ??= {
    numbers: new Intl.NumberFormat('en', { maximumFractionDigits: 4 }),
    plurals: { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') },
  });
}
/** Units that stand beside the number without a space. */
const CLOSE: ReadonlySet<string> = new Set(['%', '°', ':1']);

/** A value as a reader of this language reads it, safe inside any paragraph. */
export function writeSpecification(kind: SpecificationKind, value: SpecificationValue, language: Language): string {
  const counted = language === 'ar' ? countedInArabic(kind, value) : undefined;
  if (counted !== undefined) return counted;
  const texts = value.map((part) => writePart(kind, part, language));
  if (kind.value === 'name' || kind.value === 'choice') return texts.join(language === 'ar' ? '، ' : ', ');
  const figures = kind.many === 'sum' && texts.length > 1 ? isolated(texts.join(' + '), language) : alternatives(texts, language);
  const unit = kind.unit ? unitOf(kind.unit, value, language) : '';
  if (unit === '') return figures;
  return CLOSE.has(unit) ? isolated(`${figures}${unit}`, language) : `${figures}${kind.value === 'size' ? JOINED : ' '}${unit}`;
}

/** The unit alone: of a price its currency. */
export function writeUnit(kind: SpecificationKind, value: SpecificationValue, language: Language): string {
  const [first] = value;
  if (isMoney(first)) return CURRENCIES[first.currency][language];
  return kind.unit ? unitOf(kind.unit, value, language) : '';
}

/** The unit beside a field or over a column, where no number stands yet: Arabic names the thing, not two of them. */
export function unitName({ unit, value }: SpecificationKind, language: Language): string {
  if (!unit || value === 'money') return '';
  const names = unit[language];
  return typeof names === 'string' ? names : names.other;
}

export function writeNumber(value: number): string {
  return formatters().numbers.format(value);
}

function writePart(kind: SpecificationKind, part: SpecificationPart, language: Language): string {
  if (kind.value === 'choice') return kind.options[String(part)]?.[language] ?? String(part);
  if (typeof part === 'string') return language === 'ar' ? `${FIRST_STRONG}${part}${END}` : part;
  if (isMoney(part)) return `${writeNumber(part.amount)} ${CURRENCIES[part.currency][language]}`;
  if (typeof part === 'number') return signed(part, language);
  if (kind.value !== 'range') return writeSides(kind, part, language);
  const [from = 0, to = 0] = part;
  if (from === to) return signed(to, language);
  return language === 'ar' ? `من ${signed(from, language)} إلى ${signed(to, language)}` : `${writeNumber(from)} to ${writeNumber(to)}`;
}

/** One and two of what is counted are words of their own: "نقطتان", "من أسبوع إلى أسبوعين". */
function countedInArabic({ unit }: SpecificationKind, [part, ...others]: SpecificationValue): string | undefined {
  if (!unit || typeof unit.ar === 'string' || others.length > 0) return undefined;
  const { one = '', two = '' } = unit.ar;
  const [from, to = from] = [part ?? 0].flat();
  if (from !== to) {
    const written = new Map<unknown, string>([
      [1, one],
      [2, two.replace(/ان$/, 'ين')],
    ]);
    const end = written.get(to) ?? `${writeNumber(Number(to))} ${unitOf(unit, [Number(to)], 'ar')}`;
    return `من ${written.get(from) ?? writeNumber(Number(from))} إلى ${end}`;
  }
  if (to === 2) return two;
  return to === 1 ? `${one} ${one.endsWith('ة') ? 'واحدة' : 'واحد'}` : undefined;
}

const SIDES = ['العرض', 'الارتفاع', 'العمق'] as const;
const JOINED = '\u00a0';

/** Never broken inside a side. Arabic names them: read from the right, 600 × 337.5 × 39 would begin with the depth. */
function writeSides(kind: SpecificationKind, sides: readonly number[], language: Language): string {
  if (language === 'ar' && kind.unit === UNITS.millimetre)
    return sides.map((side, index) => `${SIDES[index] ?? ''}${JOINED}${writeNumber(side)}`).join('، ');
  return isolated(sides.map(writeNumber).join(`${JOINED}×${JOINED}`), language);
}

function signed(value: number, language: Language): string {
  return value < 0 ? isolated(writeNumber(value), language) : writeNumber(value);
}

function isolated(text: string, language: Language): string {
  return language === 'ar' ? `${LTR}${text}${END}` : text;
}

/** "43, 55 and 65", "43 و55 و65": Arabic joins every one of them, so that they are read in their order. */
function alternatives(texts: readonly string[], language: Language): string {
  const last = texts.at(-1) ?? '';
  if (texts.length < 2) return last;
  if (language === 'en') return `${texts.slice(0, -1).join(', ')} and ${last}`;
  // What has commas inside is parted by more than one.
  return texts.join(last.includes('،') ? '؛ ' : ' و');
}

function unitOf(unit: Unit, value: SpecificationValue, language: Language): string {
  const names = unit[language];
  if (typeof names === 'string') return names;
  const last = [value.at(-1) ?? 0].flat().at(-1);
  return names[formatters().plurals[language].select(Number(last))] ?? names.other;
}

export function isMoney(part: unknown): part is Money {
  return typeof part === 'object' && part !== null && 'currency' in part;
}
