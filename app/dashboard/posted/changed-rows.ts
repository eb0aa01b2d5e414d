import { LANGUAGES } from '#content/languages.ts';
import { type JsonObject, listOf } from '#app/dashboard/json-object.ts';

const SAID = /^(?<list>\w+) (?<change>add|remove) (?<position>\d+)$/;

/** What a button beside a row says: `features add`, `features remove 2`. */
export function rowChange(list: string, change: 'add' | 'remove', position = 0): string {
  return `${list} ${change} ${position}`;
}

/** A list with a row more or less, in both languages, before anything is saved. */
export function changedRows(values: JsonObject, said: string): JsonObject {
  const { list = '', change, position } = SAID.exec(said)?.groups ?? {};
  const names = LANGUAGES.map((language) => `${list}_${language}`).filter((name) => Array.isArray(values[name]));
  const rowsOf = (name: string) => (change === 'add' ? [...listOf(values[name]), ''] : listOf(values[name]).toSpliced(Number(position), 1));
  return { ...values, ...Object.fromEntries(names.map((name) => [name, rowsOf(name)])) };
}
