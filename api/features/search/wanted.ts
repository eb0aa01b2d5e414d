import type { Column } from './figures/columns.ts';
import type { Synonyms } from './synonyms.ts';

/** One thing a query asks for, in the forms that count as the same, best first; the last may still be being typed. */
export type Wanted = {
  forms: readonly string[];
  word: string;
  /** The names of what it says together with its neighbours: an alternative to it, never instead of it. */
  phrases: readonly string[];
  /** With the word before it and with the one after it, for names that are typed with a blank. */
  joined: readonly string[];
  isLast: boolean;
  isNumber: boolean;
  /** Something that other shops sell: what is said of it in passing does not count. */
  isNotSold: boolean;
  /** Such a thing beside a screen or a kiosk of ours: "a touch screen that works with gloves". */
  isTold?: boolean;
  synonyms: Synonyms;
  /** A figure that no record has exactly is looked for among these. */
  near?: { columns: readonly (readonly Column[])[]; value: number };
};
