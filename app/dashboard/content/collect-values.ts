import { arabicNameOf, LANGUAGES, type Language } from '#content/languages.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { rowsIn, tickName } from './row-names.ts';
import type { FieldView, InputView, RowsView } from './views.ts';

type Values = Record<string, unknown>;

/** What the form holds, under the names the API knows: `title_en`, `title_ar`, `link`, `features_en` ... Of a translator, the own texts. */
export function collectValues(form: HTMLFormElement, fields: readonly FieldView[], own: readonly Language[] | undefined): Values {
  return valuesIn(new FormData(form), fields, own);
}

export function valuesIn(data: FormData, fields: readonly FieldView[], own: readonly Language[] | undefined): Values {
  const values = allValues(data, fields);
  if (!own) return values;
  const texts = fields.filter(({ slot }) => slot === 'localized' || slot === 'list');
  const names = new Set(texts.flatMap(({ name }) => own.map((language) => `${name}_${language}`)));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

function allValues(data: FormData, fields: readonly FieldView[]): Values {
  const values: Values = {};
  for (const field of fields) {
    if (field.slot === 'list') Object.assign(values, listValues(field, data));
    else if (field.kind === 'specifications') values[field.name] = specificationValues(field, data);
    else for (const name of namesOf(field)) values[name] = valueOf(data, name);
  }
  for (const language of LANGUAGES) if (data.has('publishing')) values[`published_${language}`] = data.has(`published_${language}`) ? 1 : 0;
  return values;
}

function namesOf({ name, slot }: InputView): string[] {
  if (slot === 'localized') return LANGUAGES.map((language) => `${name}_${language}`);
  return slot === 'file' ? [name, arabicNameOf(name)] : [name];
}

function valueOf(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}

/** As they are typed, several choices joined as one text; an empty one takes the value away. */
function specificationValues({ name }: FieldView, data: FormData): Values {
  return Object.fromEntries(SPECIFICATION_NAMES.map((one) => [one, choicesIn(data, `${name}.${one}`, SPECIFICATIONS[one]).join(' / ')]));
}

/** Of several choices the order is kept beside the ticks; what was ticked without scripts comes last. */
function choicesIn(data: FormData, name: string, kind: SpecificationKind): FormDataEntryValue[] {
  const ordered = data.getAll(name);
  if (kind.value !== 'choice' || !kind.many) return ordered;
  const ticked = data.getAll(tickName(name));
  return [...ordered.filter((one) => ticked.includes(one)), ...ticked.filter((one) => !ordered.includes(one))];
}

/** The same rows once per language; what the languages share is in both. */
function listValues({ name, cells }: RowsView, data: FormData): Values {
  const rows = rowsIn(data, name);
  const inLanguage = (language: Language) =>
    rows.map((row) => {
      const read = (cell: InputView) =>
        row.get(cell.slot === 'localized' ? `${cell.name || 'value'}_${language}` : cell.name || 'value') ?? '';
      const [only] = cells;
      if (only && only.name === '') return read(only);
      const copies = cells.filter(({ slot }) => slot === 'file').map(({ name: file }) => arabicNameOf(file));
      return Object.fromEntries([...cells.map((cell) => [cell.name, read(cell)]), ...copies.map((copy) => [copy, row.get(copy) ?? ''])]);
    });
  return Object.fromEntries(LANGUAGES.map((language) => [`${name}_${language}`, inLanguage(language)]));
}
