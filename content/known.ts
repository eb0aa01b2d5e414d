/** The names a table declares; `Object.keys` itself forgets which they are. */
export function namesOf<Name extends string>(table: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(table) as Name[];
}

/** A table with a value for every name; `Object.fromEntries` forgets that none is missing. */
function tableFrom<Name extends string, Value>(entries: readonly (readonly [Name, Value])[]): Record<Name, Value> {
  return Object.fromEntries(entries) as Record<Name, Value>;
}

export function tableOf<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value> {
  return tableFrom(names.map((name) => [name, valueOf(name)]));
}

/** `tableOf`, under names that begin alike. */
export function prefixedTableOf<Prefix extends string, Name extends string, Value>(
  prefix: Prefix,
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<`${Prefix}${Name}`, Value> {
  return tableFrom(names.map((name) => [`${prefix}${name}`, valueOf(name)]));
}

/** One property of every entry of a table, by the entry's name. */
export function columnOf<Table extends Readonly<Record<string, Readonly<Record<Key, unknown>>>>, Key extends string>(
  table: Table,
  key: Key,
): { readonly [Name in keyof Table]: Table[Name][Key] } {
  const column = Object.entries(table).map(([name, line]) => [name, line[key]]);
  return Object.fromEntries(column) as { readonly [Name in keyof Table]: Table[Name][Key] };
}

export function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((one) => one === value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What JSON that we wrote ourselves holds by name. */
export function recordIn(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value)) throw new TypeError('This JSON holds no record.');
  return value;
}

/** A list of texts from JSON that we wrote ourselves. */
export function textListIn(json: string): string[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value)) throw new TypeError('This JSON holds no list.');
  return value.map(String);
}

/** Two lists side by side, as long as the shorter one. */
export function pairsOf<First, Second>(first: readonly First[], second: readonly Second[]): [First, Second][] {
  const beside = second.values();
  return first.flatMap((one): [First, Second][] => {
    const next = beside.next();
    return next.done ? [] : [[one, next.value]];
  });
}

/** What stands before the first such mark: `/about` of `/about?from=home`; the whole text where there is none. */
export function textBefore(text: string, mark: string | RegExp): string {
  return text.split(mark, 1)[0] ?? '';
}
