import { isOneOf, namesOf } from '../known.ts';
import type { Place } from '../advisor/places.ts';
import { type LengthUnit, typedCount, typedInches, typedMetres } from '../advisor/typed-number.ts';
import { PLACES } from '../specifications/places.ts';
import type { Cabinet } from './cabinet.ts';
import { SHAPE_CHOICES, type ShapeChoice } from './shapes.ts';
import {
  bounded,
  buildable,
  completed,
  type Counts,
  isShapedAs,
  MOST_CABINETS,
  MOST_EACH_WAY,
  snapToDiagonal,
  snapToSize,
} from './snap.ts';
import { type TypedWall, UNITS, WALL_KEYS, type WallKey, type Way, WAYS } from './wall-keys.ts';

/** What was asked for and could not be built as it was, or said nothing; the wall beside it is the nearest one. */
export type Remark = {
  code:
    | 'not-a-number'
    | 'not-a-choice'
    | 'no-halves'
    | 'too-few'
    | 'too-many'
    | 'too-many-in-all'
    | 'too-small'
    | 'too-large'
    | 'other-shape'
    | 'nothing';
  key: WallKey;
  typed: string;
  limit: number;
};
export type ReadWall = Counts & { way: Way; shape: ShapeChoice; unit: LengthUnit; place: Place | undefined; remarks: readonly Remark[] };

/** Two metres high, as an example where nobody said how large. */
const EXAMPLE_HEIGHT = 2000;
const LARGEST = { metres: 400, inches: 20_000 } as const;
const INCH = 25.4;
const NEGATIVE = /^[-−]/;
const SIDES = ['width', 'height'] as const;

/** What the wall builder knows of an address, as it was typed. */
export function typedWall(query: URLSearchParams): TypedWall {
  return Object.fromEntries(WALL_KEYS.map((key) => [key, (query.get(key) ?? '').trim()]).filter(([, text]) => text !== ''));
}

/** Whatever an address says becomes a wall that can be built; what could not be built is remarked on. */
export function readWall(typed: TypedWall, cabinet: Cabinet): ReadWall {
  const remarks: Remark[] = [];
  const remark = (code: Remark['code'], key: WallKey, limit = 0): undefined => {
    remarks.push({ code, key, typed: typed[key] ?? '', limit });
    return undefined;
  };
  const shape = choice(typed, 'shape', SHAPE_CHOICES, remark) ?? '16:9';
  const unit = choice(typed, 'unit', UNITS, remark) ?? 'm';
  const place = choice(typed, 'place', namesOf(PLACES), remark);
  const way = choice(typed, 'by', WAYS, remark) ?? wayOf(typed);
  const said = { cabinets, size, diagonal }[way]();
  const wall = said ?? completed(cabinet, { rows: buildable(EXAMPLE_HEIGHT / cabinet.high, cabinet.step.rows) }, shape);
  if (!said && !remarks.some(({ code }) => code === 'not-a-number')) remark('nothing', 'columns');
  const most = { columns: Math.min(wall.columns, MOST_EACH_WAY), rows: Math.min(wall.rows, MOST_EACH_WAY) };
  if (said && way !== 'cabinets' && (most.columns < wall.columns || most.rows < wall.rows)) remark('too-many', 'columns', MOST_EACH_WAY);
  const built = bounded(most);
  if (built.rows !== most.rows) remark('too-many-in-all', 'rows', MOST_CABINETS);
  const ratio = (built.columns * cabinet.wide) / (built.rows * cabinet.high);
  const isShaped = way !== 'cabinets' || typed.columns === undefined || typed.rows === undefined;
  if (said && typed.shape === shape && isShaped && !isShapedAs(shape, ratio)) remark('other-shape', 'shape', ratio);
  return { ...built, way, shape, unit, place, remarks };

  function cabinets(): Counts | undefined {
    const given = { columns: count('columns'), rows: count('rows') };
    if (given.columns === undefined && given.rows === undefined) return undefined;
    return completed(cabinet, definedOf(given), shape);
  }

  function count(key: 'columns' | 'rows'): number | undefined {
    const text = typed[key] ?? '';
    if (text === '') return undefined;
    const value = typedCount(text.replace(NEGATIVE, ''));
    if (value === undefined) return remark('not-a-number', key);
    const step = cabinet.step[key];
    if (NEGATIVE.test(text) || value < step) remark('too-few', key, step);
    else if (value > MOST_EACH_WAY) remark('too-many', key, MOST_EACH_WAY);
    else if (!Number.isInteger(value / step)) remark('no-halves', key);
    return buildable(NEGATIVE.test(text) ? step : value, step);
  }

  function size(): Counts | undefined {
    const [width, height] = SIDES.map((key) => {
      const text = typed[key] ?? '';
      const value = text === '' ? undefined : lessIsNone(text, (plain) => typedMetres(plain, unit));
      if (text !== '' && value === undefined) remark('not-a-number', key);
      if (value !== undefined && value > LARGEST.metres) remark('too-large', key, LARGEST.metres);
      return value && Math.min(value, LARGEST.metres) * 1000;
    });
    const smallest = { width: cabinet.wide * cabinet.step.columns, height: cabinet.high * cabinet.step.rows };
    if (width !== undefined && width < smallest.width - 1e-6) remark('too-small', 'width', smallest.width);
    if (height !== undefined && height < smallest.height - 1e-6) remark('too-small', 'height', smallest.height);
    return width === undefined && height === undefined ? undefined : snapToSize(cabinet, { width, height }, shape);
  }

  function diagonal(): Counts | undefined {
    const text = typed.diagonal ?? '';
    if (text === '') return undefined;
    const inches = lessIsNone(text, typedInches);
    if (inches === undefined) return remark('not-a-number', 'diagonal');
    const smallest = Math.hypot(cabinet.wide * cabinet.step.columns, cabinet.high * cabinet.step.rows);
    if (inches * INCH < smallest / 2) remark('too-small', 'diagonal', smallest);
    if (inches > LARGEST.inches) remark('too-large', 'diagonal', LARGEST.inches);
    return snapToDiagonal(cabinet, Math.min(inches, LARGEST.inches), shape);
  }
}

/** Less than nothing is a number, and none of a wall. */
function lessIsNone(text: string, read: (plain: string) => number | undefined): number | undefined {
  const value = read(text.replace(NEGATIVE, ''));
  return value !== undefined && NEGATIVE.test(text) ? 0 : value;
}

function wayOf({ columns, rows, width, height, diagonal }: TypedWall): Way {
  if (columns !== undefined || rows !== undefined) return 'cabinets';
  if (width !== undefined || height !== undefined) return 'size';
  return diagonal === undefined ? 'cabinets' : 'diagonal';
}

function choice<Value extends string>(
  typed: TypedWall,
  key: WallKey,
  values: readonly Value[],
  remark: (code: 'not-a-choice', key: WallKey) => undefined,
): Value | undefined {
  const text = typed[key];
  if (text === undefined || isOneOf(values, text)) return text;
  return remark('not-a-choice', key);
}

function definedOf({ columns, rows }: { columns: number | undefined; rows: number | undefined }): Partial<Counts> {
  return { ...(columns !== undefined && { columns }), ...(rows !== undefined && { rows }) };
}
