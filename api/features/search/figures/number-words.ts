/** Numbers in words, folded: «سبعه الاف وخمسميه», "two hundred and thirty-one", «واحد ونص». */
const ONES = valued(
  [
    'one two three four five six seven eight nine',
    'واحد اثنين ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه',
    'واحد اثنان ثلاث اربع خمس ست سبع ثمان تسع',
    'وحده ثنين تلاته اربعه خمسه سته سبعه ثمنيه تسعه',
  ],
  (at) => at + 1,
);
const TEENS = valued(
  [
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'عشره احدعش اثنعش ثلاثطعش اربعطعش خمسطعش ستطعش سبعطعش ثمنطعش تسعطعش',
    'عشر احدعشر اثناعشر ثلطعش اربعتعش خمستعش ستعش سبعتعش ثمنتعش تسعتعش',
  ],
  (at) => at + 10,
);
const TENS = valued(
  [
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين',
    'عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون',
  ],
  (at) => (at + 2) * 10,
);
const HUNDREDS = valued(
  [
    'ميه ميتين ثلاثميه اربعميه خمسميه ستميه سبعميه ثمانميه تسعميه',
    'مايه مايتين ثلاثمايه اربعمايه خمسمايه ستمايه سبعمايه ثمانمايه تسعمايه',
    'ميه مءتين ثلثميه ربعميه خمسميه ستميه سبعميه ثمنميه تسعميه',
  ],
  (at) => (at + 1) * 100,
);
const HUNDRED: ReadonlySet<string> = new Set(['hundred', 'ميه', 'مايه']);
const THOUSAND: ReadonlySet<string> = new Set(['thousand', 'thousands', 'الف', 'الاف']);
const OTHERS: ReadonlySet<string> = new Set('million millions مليون ملايين نص نصف الفين point فاصله zero صفر'.split(' '));
const HALF: ReadonlySet<string> = new Set(['نص', 'نصف', 'half']);
const POINT: ReadonlySet<string> = new Set(['point', 'فاصله']);
const MEASURES: ReadonlySet<string> = new Set(
  'inch inches hertz hz kilo kilos kg nit nits mm percent riyal riyals sar dirham dirhams aed watt watts بوصه بوصات انش هرتز كيلو كجم شمعه نت ملم ملي ريال درهم واط بالميه'.split(
    ' ',
  ),
);
const TO: ReadonlySet<string> = new Set(['and', 'to', 'و', 'الي', 'لين', 'حتي', 'ل']);
const LEAST_ALONE = 10;
const [UNITS_OF_TEN, LEAST_TEN] = [10, 20];

type Word = { text: string; at: number; end: number };
type Read = { value: number; next: number };

function valued(lists: readonly string[], value: (at: number) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(lists.flatMap((list) => list.split(' ').map((word, at) => [word, value(at)] as const)));
}

export function isNumberWord(word: string): boolean {
  return [ONES, TEENS, TENS, HUNDREDS].some((words) => word in words) || [HUNDRED, THOUSAND, OTHERS].some((words) => words.has(word));
}

/** A folded text with the numbers that it says in several words, or before their measure, in figures. */
export function withNumberWords(folded: string): string {
  const words = wordsOf(folded);
  if (!words.some(({ text }) => isNumberWord(text))) return folded;
  let text = '';
  let from = 0;
  for (let at = 0; at < words.length;) {
    const read = numberAt(words, at);
    const [first, last] = [words[at], words[(read?.next ?? 0) - 1]];
    if (!read || !first || !last || (read.next === at + 1 && !isAlone(words, at, read))) {
      at += 1;
      continue;
    }
    text += `${folded.slice(from, first.at)}${read.value}`;
    from = last.end;
    at = read.next;
  }
  return text + folded.slice(from);
}

function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(/[\p{L}\p{N}.]+/gu)].flatMap(({ 0: text, index }): Word[] => {
    const end = index + text.length;
    const rest = text.slice(1);
    if (text[0] !== 'و' || isNumberWord(text) || !(isNumberWord(rest) || /^\d+$/.test(rest))) return [{ text, at: index, end }];
    return [
      { text: 'و', at: index, end: index + 1 },
      { text: rest, at: index + 1, end },
    ];
  });
}

/** "Eighty inches"; and the first end of a range, "five to ten thousand". */
function isAlone(words: readonly Word[], at: number, { value }: Read): boolean {
  const next = words[at + 1]?.text ?? '';
  if (value >= LEAST_ALONE && MEASURES.has(next)) return true;
  const other = TO.has(next) ? numberAt(words, at + 2) : undefined;
  return other !== undefined && other.next > at + 3 && other.value >= 1000;
}

function numberAt(words: readonly Word[], at: number): Read | undefined {
  const textAt = (place: number) => words[place]?.text ?? '';
  const isAnd = (place: number) => ['and', 'و'].includes(textAt(place));
  const decimal = decimalAt(textAt, at);
  if (decimal) return decimal;
  const first = belowThousand(textAt, at, isAnd) ?? digitsAt(textAt, at);
  const thousands = thousandsAt(textAt, at, first);
  if (!thousands) return first && !/\d/.test(textAt(at)) ? first : undefined;
  if (isAnd(thousands.next) && HALF.has(textAt(thousands.next + 1))) return { value: thousands.value + 500, next: thousands.next + 2 };
  const rest = belowThousand(textAt, thousands.next + (isAnd(thousands.next) ? 1 : 0), isAnd);
  if (!rest || THOUSAND.has(textAt(rest.next))) return THOUSAND.has(textAt(at)) || /\d/.test(textAt(at)) ? undefined : thousands;
  return { value: thousands.value + rest.value, next: rest.next };
}

type TextAt = (place: number) => string;

function digitsAt(textAt: TextAt, at: number): Read | undefined {
  return /^\d{1,3}$/.test(textAt(at)) ? { value: Number(textAt(at)), next: at + 1 } : undefined;
}

function thousandsAt(textAt: TextAt, at: number, first: Read | undefined): Read | undefined {
  const isHalf = first !== undefined && [0, 1, 2].map((more) => textAt(first.next + more)).join(' ') === 'and a half';
  if (isHalf && THOUSAND.has(textAt(first.next + 3))) return { value: (first.value + 0.5) * 1000, next: first.next + 4 };
  if (textAt(at) === 'الفين') return { value: 2000, next: at + 1 };
  if (THOUSAND.has(textAt(at))) return { value: 1000, next: at + 1 };
  return first && THOUSAND.has(textAt(first.next)) ? { value: first.value * 1000, next: first.next + 1 } : undefined;
}

/** "One point five", «واحد فاصله خمسه», «اثنين ونص». */
function decimalAt(textAt: TextAt, at: number): Read | undefined {
  const isZero = ['zero', 'صفر'].includes(textAt(at));
  const whole = isZero ? 0 : ONES[textAt(at)];
  if (whole === undefined) return undefined;
  if (['and', 'و'].includes(textAt(at + 1)) && HALF.has(textAt(at + 2))) return { value: whole + 0.5, next: at + 3 };
  if (!POINT.has(textAt(at + 1))) return undefined;
  let digits = '';
  let next = at + 2;
  for (let one = ONES[textAt(next)]; one !== undefined; one = ONES[textAt(next)]) {
    digits += one;
    next += 1;
  }
  return digits === '' ? undefined : { value: Number(`${whole}.${digits}`), next };
}

function belowThousand(textAt: TextAt, at: number, isAnd: (place: number) => boolean): Read | undefined {
  const hundreds = hundredsAt(textAt, at);
  if (!hundreds) return belowHundred(textAt, at, isAnd);
  const rest = belowHundred(textAt, hundreds.next + (isAnd(hundreds.next) ? 1 : 0), isAnd);
  return rest && !THOUSAND.has(textAt(rest.next)) ? { value: hundreds.value + rest.value, next: rest.next } : hundreds;
}

function hundredsAt(textAt: TextAt, at: number): Read | undefined {
  const [one, other] = [ONES[textAt(at)], textAt(at + 1)];
  if (one !== undefined && HUNDRED.has(other)) return { value: one * 100, next: at + 2 };
  const own = HUNDREDS[textAt(at)] ?? (textAt(at) === 'hundred' ? 100 : undefined);
  return own === undefined ? undefined : { value: own, next: at + 1 };
}

function belowHundred(textAt: TextAt, at: number, isAnd: (place: number) => boolean): Read | undefined {
  const [one, teen, ten] = [ONES[textAt(at)], TEENS[textAt(at)], TENS[textAt(at)]];
  if (teen !== undefined) return { value: teen, next: at + 1 };
  if (ten !== undefined) {
    const more = /^[a-z]/.test(textAt(at)) ? ONES[textAt(at + 1)] : undefined;
    return more === undefined ? { value: ten, next: at + 1 } : { value: ten + more, next: at + 2 };
  }
  if (one === undefined) return undefined;
  const [tens, teens] = [isAnd(at + 1) ? TENS[textAt(at + 2)] : undefined, textAt(at + 1)];
  if (tens !== undefined && tens >= LEAST_TEN && textAt(at + 1) === 'و') return { value: one + tens, next: at + 3 };
  if (teens === 'عشر' || teens === 'عشره') return { value: one + UNITS_OF_TEN, next: at + 2 };
  return { value: one, next: at + 1 };
}
