import { LANGUAGES, type Language } from '#content/languages.ts';
import { rowsIn } from './row-names.ts';
import type { FieldView } from './views.ts';

type Values = Record<string, unknown>;

/** What the form holds, under the names the API knows: `title_en`, `title_ar`, `link`, `features_en` ... */
export function collectValues(form: HTMLFormElement, fields: readonly FieldView[]): Values {
  const data = new FormData(form);
  const values: Values = {};
  for (const field of fields) {
    if (field.place === 'list') Object.assign(values, listValues(field, data));
    else for (const name of namesOf(field)) values[name] = valueOf(data, name);
  }
  for (const language of LANGUAGES) if (data.has('publishing')) values[`published_${language}`] = data.has(`published_${language}`) ? 1 : 0;
  return values;
}

function namesOf({ name, place }: FieldView): string[] {
  if (place === 'localized') return LANGUAGES.map((language) => `${name}_${language}`);
  return place === 'file' ? [name, `${name}_ar`] : [name];
}

function valueOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}

/** The same rows once per language; what the languages share is in both. */
function listValues({ name, cells }: FieldView, data: FormData): Values {
  const rows = rowsIn(data, name);
  const inLanguage = (language: Language) =>
    rows.map((row) => {
      const read = (cell: FieldView) => {
        const key = cell.name || 'value';
        return row.get(cell.place === 'localized' ? `${key}_${language}` : key) ?? '';
      };
      const [only] = cells;
      return only && only.name === '' ? read(only) : Object.fromEntries(cells.map((cell) => [cell.name, read(cell)]));
    });
  return Object.fromEntries(LANGUAGES.map((language) => [`${name}_${language}`, inLanguage(language)]));
}
