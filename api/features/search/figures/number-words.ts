/** Numbers in words, folded. */
const UNITS: Readonly<Record<string, number>> = counted(
  [
    'one two three four five six seven eight nine',
    'واحد اثنين ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه',
    'واحد اثنان ثلاث اربع خمس ست سبع ثمان تسع',
    'وحده ثنين تلاته اربعه خمسه سته سبعه ثمنيه تسعه',
  ],
  1,
);
const TENS: Readonly<Record<string, number>> = counted(
  [
    'ten twenty thirty forty fifty sixty seventy eighty ninety',
    'عشره عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين',
    'عشر عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون',
  ],
  10,
);
const MANY: ReadonlySet<string> = new Set(
  'hundred thousand thousands million millions ميه مايه ميتين الف الاف الفين مليون ملايين نص'.split(' '),
);
const [UNIT, TEN] = [UNITS, TENS].map((words) => Object.keys(words).join('|'));
/** "Eighty-six" and «سته وثمانين» are numbers wherever they stand; a single word is one before its measure. */
const ENGLISH = new RegExp(String.raw`(?<!\p{L})(${TEN})[\s-]+(${UNIT})(?!\p{L})`, 'gu');
const ARABIC = new RegExp(String.raw`(?<!\p{L})(${UNIT})\s+و\s?(${TEN})(?!\p{L})`, 'gu');
const MEASURED = new RegExp(
  String.raw`(?<!\p{L})(?:(hundred|ميه|مايه)\s*(?:and|و)?\s*)?(${TEN})(?=[\s-]+(?:inch(?:es)?|بوص(?:ه|ات)|انش|hertz|هرتز|kilos?|كيلو)(?!\p{L}))`,
  'gu',
);

function counted(lists: readonly string[], step: number): Record<string, number> {
  return Object.fromEntries(lists.flatMap((list) => list.split(' ').map((word, at) => [word, (at + 1) * step] as const)));
}

export function withNumberWords(folded: string): string {
  return folded
    .replace(ENGLISH, (_, ten: string, unit: string) => sum(unit, ten))
    .replace(ARABIC, (_, unit: string, ten: string) => sum(unit, ten))
    .replace(MEASURED, (_, hundred: string | undefined, ten: string) => String((TENS[ten] ?? 0) + (hundred ? 100 : 0)));
}

export function isNumberWord(word: string): boolean {
  return word in UNITS || word in TENS || MANY.has(word);
}

function sum(unit: string, ten: string): string {
  return String((UNITS[unit] ?? 0) + (TENS[ten] ?? 0));
}
