import { type Currency, isCurrency, type SpecificationKind, type SpecificationPart, type SpecificationValue } from './define.ts';
import { latinNumber } from '../digits.ts';
import { currencyIn, withoutUnit } from './typed-units.ts';
import { isMoney } from './write.ts';

/** What can be wrong with a value; the sentences are in i18n. */
export type SpecificationProblem =
  | 'not-a-number'
  | 'not-a-range'
  | 'not-a-size'
  | 'not-a-choice'
  | 'not-a-price'
  | 'not-text'
  | 'bad-characters'
  | 'too-long'
  | 'too-many'
  | 'out-of-range';

type Parsed<Value> = { value: Value } | { problem: SpecificationProblem; length?: { most: number; given: number } };

const MOST = 20;
const NAME_LENGTH = 60;
const NUMBER = /^[-−]?\d{1,10}(?:\.\d{1,6})?$/;
/** As fine as a number can be typed: what a program sends must be able to stand in a form. */
const FINEST = 1e6;
/** Between numbers a comma needs a space after it; without one it stands between thousands. */
const BETWEEN = { number: /\s*[/;\n،]\s*|,\s+/, name: /\s*[/;\n،,]\s*/ };

/** As people type it ("600 × 337.5 × 45", "-10 – 45", "2,675 AED") or the API answers it. An empty text: the product does not have it. */
export function parseSpecification(kind: SpecificationKind, input: unknown): Parsed<SpecificationValue> {
  if (input === null || input === undefined) return { value: [] };
  const parts = typeof input === 'string' ? typedParts(kind, withoutUnit(kind, input)) : givenParts(kind, input);
  if (parts.length > (kind.many ? MOST : 1)) return { problem: 'too-many' };
  const value: SpecificationPart[] = [];
  for (const part of parts) {
    const parsed = parsePart(kind, part);
    if ('problem' in parsed) return parsed;
    value.push(parsed.value);
  }
  return { value };
}

/** How staff type a value: the same in an input of the dashboard and in a cell of a sheet. */
export function typeSpecification(kind: SpecificationKind, value: SpecificationValue): string {
  const typed = (part: SpecificationPart) => {
    if (isMoney(part)) return `${part.amount} ${part.currency}`;
    return typeof part === 'object' ? part.join(kind.value === 'range' ? ' – ' : ' × ') : String(part);
  };
  return value.map(typed).join(' / ');
}

function typedParts(kind: SpecificationKind, text: string): string[] {
  const parts = kind.many ? text.split(BETWEEN[kind.value === 'name' || kind.value === 'choice' ? 'name' : 'number']) : [text];
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A range or a size is itself a list of numbers: one of those is one value. */
function givenParts({ value }: SpecificationKind, input: unknown): unknown[] {
  if (!Array.isArray(input)) return [input];
  const isOneValue = (value === 'range' || value === 'size') && input.length > 0 && input.every((part) => typeof part === 'number');
  return isOneValue ? [input] : input;
}

function parsePart(kind: SpecificationKind, part: unknown): Parsed<SpecificationPart> {
  switch (kind.value) {
    case 'number':
      return within(numbersIn(part, []), 1, kind.min ?? 0, kind.max, 'not-a-number', ([only]) => only);
    case 'range':
      return within(numbersIn(part, RANGE_SIGNS), 2, kind.min, kind.max, 'not-a-range', ([from = 0, to = 0]) =>
        from <= to ? [from, to] : undefined,
      );
    case 'size':
      return within(numbersIn(part, SIZE_SIGNS), kind.sides, 0.1, undefined, 'not-a-size', (sides) => sides);
    case 'choice':
      return typeof part === 'string' && Object.hasOwn(kind.options, part) ? { value: part } : { problem: 'not-a-choice' };
    case 'name':
      return parseName(part);
    case 'money':
      return parseMoney(part);
  }
}

const RANGE_SIGNS = [/\s*(?:–|…|\.\.)\s*/, /\s+(?:-|to|إلى)\s+/];
const SIZE_SIGNS = [/\s*[x×*X]\s*/];

function numbersIn(part: unknown, signs: readonly RegExp[]): number[] | undefined {
  if (typeof part === 'number') return numbersIn([part], signs);
  if (Array.isArray(part)) return part.every(isFiniteNumber) ? part.map((one) => Math.round(one * FINEST) / FINEST) : undefined;
  if (typeof part !== 'string') return undefined;
  const plain = latinNumber(part);
  const sign = signs.find((one) => one.test(plain));
  const texts = (sign ? plain.split(sign) : [plain]).map((text) => text.replaceAll(/,(?=\d{3}(?:\D|$))/g, ''));
  return texts.every((text) => NUMBER.test(text)) ? texts.map((text) => Number(text.replace('−', '-'))) : undefined;
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function within(
  numbers: number[] | undefined,
  count: number,
  min: number,
  max = 1_000_000_000,
  problem: SpecificationProblem,
  accept: (numbers: number[]) => SpecificationPart | undefined,
): Parsed<SpecificationPart> {
  if (numbers?.length !== count) return { problem };
  if (numbers.some((one) => one < min || one > max)) return { problem: 'out-of-range' };
  const value = accept(numbers);
  return value === undefined ? { problem } : { value };
}

function parseName(part: unknown): Parsed<string> {
  if (typeof part !== 'string') return { problem: 'not-text' };
  if (!part.isWellFormed() || part.includes('\0')) return { problem: 'bad-characters' };
  const value = part.normalize('NFC').trim();
  return value.length > NAME_LENGTH ? { problem: 'too-long', length: { most: NAME_LENGTH, given: value.length } } : { value };
}

function parseMoney(part: unknown): Parsed<SpecificationPart> {
  const [amount, currency] = isMoney(part) ? [part.amount, part.currency] : typeof part === 'string' ? typedMoney(part) : [];
  if (currency === undefined || !isCurrency(currency)) return { problem: 'not-a-price' };
  return within(numbersIn(amount, []), 1, 0, undefined, 'not-a-price', ([sum = 0]) => ({ amount: sum, currency }));
}

/** Dots may belong to the currency ("ر.س."), and two numbers are no price. */
function typedMoney(text: string): [amount: string | undefined, currency: Currency | undefined] {
  const numbers = latinNumber(text).match(/\d(?:[\d.,]*\d)?/g) ?? [];
  return [numbers.length === 1 ? numbers[0] : undefined, currencyIn(text)];
}
