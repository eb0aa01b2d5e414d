import { cellsOf, type Cell } from '../cells.ts';
import { otherLanguage, type Document } from '../document.ts';
import type { Fields } from '../fields/kinds.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { misordered, misorderedInHtml } from './reading-order.ts';
import { roomOf } from './room.ts';
import { deviations, type WordPatterns } from './word-list.ts';

/** What keeps the two languages of a record from being in step, the gravest first. */
export const LANGUAGE_PROBLEMS = ['missing', 'outdated', 'hidden', 'order', 'word', 'long'] as const;
export type LanguageProblem = (typeof LANGUAGE_PROBLEMS)[number];

export type LanguageTask = {
  problem: LanguageProblem;
  language: Language;
  /** `name`, `features.2.title`; empty where the record as a whole is meant. */
  column: string;
  label: Cell['label'];
  /** What stands there, and what stands in the other language. */
  says: string;
  other: string;
  /** What is wrong with it, where that is a part of it. */
  part: string;
};

type Published = Readonly<Record<Language, boolean>>;
/** One published state of a record, as the history keeps it. */
export type PublishedState = { version: number; document: Document };

const WHOLE = { en: 'Record', ar: 'العنصر' };

/** Everything that a record needs in either language. `states` are its published ones, newest first. */
export function languageTasks(
  fields: Fields,
  record: { document: Document; published: Published },
  states: readonly PublishedState[],
  confirmed: Readonly<Record<Language, number>>,
  patterns: WordPatterns,
): LanguageTask[] {
  const pairs = pairsOf(fields, record.document);
  const behind = behindSince(fields, states, confirmed);
  const tasks = pairs.flatMap((pair) => LANGUAGES.flatMap((language) => tasksOf(pair, language, behind(pair.column), patterns)));
  return [...hiddenTasks(record.published), ...tasks];
}

type Pair = { column: string; label: Cell['label']; field: Cell['field']; text: Readonly<Record<Language, string>> };

function pairsOf(fields: Fields, document: Document): Pair[] {
  const cells = cellsOf(fields, document).filter(({ field, language }) => field.slot === 'localized' && language !== undefined);
  const byColumn = Map.groupBy(cells, ({ column }) => column.replace(/\.(?:en|ar)$/, ''));
  return [...byColumn].flatMap(([column, both]) => {
    const [first] = both;
    const textIn = (language: Language) => String(both.find((cell) => cell.language === language)?.value ?? '');
    return first ? [{ column, label: first.label, field: first.field, text: { en: textIn('en'), ar: textIn('ar') } }] : [];
  });
}

function tasksOf(
  { column, label, field, text }: Pair,
  language: Language,
  behind: Language | undefined,
  patterns: WordPatterns,
): LanguageTask[] {
  const [says, other] = [text[language], text[otherLanguage(language)]];
  const task = (problem: LanguageProblem, part = ''): LanguageTask => ({ problem, language, column, label, says, other, part });
  if (says === '') return other === '' ? [] : [task('missing')];
  const isHtml = field.kind === 'rich-text';
  const wrong = isHtml ? misorderedInHtml(says, language) : misordered(says, language);
  const room = roomOf(column, field);
  return [
    ...(other !== '' && behind === language ? [task('outdated')] : []),
    ...wrong.map((part) => task('order', part.text)),
    ...deviations(says, language, patterns).map((deviation) => task('word', deviation.says)),
    ...(room !== undefined && says.length > room ? [task('long', String(room))] : []),
  ];
}

function hiddenTasks(published: Published): LanguageTask[] {
  return LANGUAGES.filter((language) => !published[language] && LANGUAGES.some((one) => published[one])).map((language) => ({
    problem: 'hidden',
    language,
    column: '',
    label: WHOLE,
    says: '',
    other: '',
    part: '',
  }));
}

/** The language of a text that was left behind when the other one changed. */
type Behind = (column: string) => Language | undefined;

/** `states` are walked from the oldest: whoever writes what was behind has caught up. */
function behindSince(fields: Fields, states: readonly PublishedState[], confirmed: Readonly<Record<Language, number>>): Behind {
  const texts = states.toReversed().map(({ version, document }) => ({
    version,
    cells: new Map(cellsOf(fields, document).map(({ column, value }) => [column, String(value ?? '')])),
  }));
  return (column) => {
    let behind: Language | undefined;
    for (const [at, { version, cells }] of texts.entries()) {
      const before = texts[at - 1]?.cells;
      if (!before) continue;
      const changed = LANGUAGES.filter((language) => cells.get(`${column}.${language}`) !== before.get(`${column}.${language}`));
      const [only] = changed;
      if (only && changed.length === 1) {
        const isCatchingUp = behind === only || !before.get(`${column}.${only}`);
        behind = isCatchingUp ? undefined : otherLanguage(only);
      } else if (changed.length > 1) behind = undefined;
      if (behind && confirmed[behind] >= version) behind = undefined;
    }
    return behind;
  };
}
