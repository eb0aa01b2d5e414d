import { DRAWN_TEXTS, type DrawnWord } from '#content/drawings.ts';
import { SPECIFICATIONS, type SpecificationName, type Specifications } from '#content/specifications/kinds.ts';
import { UNITS } from '#content/specifications/units.ts';
import { writeNumber, writeSpecification } from '#content/specifications/write.ts';
import type { Language } from '#i18n/translate.ts';

/** A number never parts from its unit. */
const JOINED = '\u00a0';

export function textsFor(language: Language) {
  return {
    say: (word: DrawnWord): string => DRAWN_TEXTS[word][language],
    from: (value: string): string => DRAWN_TEXTS.from[language].replace('{value}', value),
    millimetres: (value: number): string => `${writeNumber(value)}${JOINED}${UNITS.millimetre[language]}`,
    metres: (value: number): string => `${writeNumber(value)}${JOINED}${UNITS.metre[language]}`,
    /** A specification as its table writes it; nothing where it has none. */
    written: (specifications: Specifications, name: SpecificationName): string => {
      const value = specifications[name];
      return value ? writeSpecification(SPECIFICATIONS[name], value, language) : '';
    },
  };
}

export type DrawingProps = { specifications: Specifications; texts: ReturnType<typeof textsFor> };
