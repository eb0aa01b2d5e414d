import { latinNumber } from '#content/digits.ts';
import type { Document } from '#content/document.ts';
import { arabicNameOf, LANGUAGES, type Language } from '#content/languages.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type Specifications } from '#content/specifications/kinds.ts';
import { type JsonObject, listOf, objectOf, textIn } from '#app/dashboard/json-object.ts';
import type { FieldView, InputView } from './views.ts';

/** The other way of collect-values.ts: what a form held, as the document it would draw. */
export function documentFrom(values: JsonObject, fields: readonly FieldView[]): Document {
  const document: Document = { shared: {}, en: {}, ar: {} };
  for (const field of fields) {
    const { name, slot } = field;
    if (field.slot === 'list') {
      // A row holds all its cells in both languages; each input takes those that are its own.
      for (const language of LANGUAGES) document[language][name] = rowsFrom(values[`${name}_${language}`], field.cells, language);
      document.shared[name] = document.en[name];
    } else if (field.kind === 'specifications') {
      document.shared[name] = specificationsFrom(objectOf(values[name]));
    } else if (slot === 'localized') {
      for (const language of LANGUAGES) document[language][name] = textIn(values, `${name}_${language}`);
    } else {
      document.shared[name] = sharedValue(field, textIn(values, name));
      if (slot === 'file') document.ar[name] = textIn(values, arabicNameOf(name));
    }
  }
  return document;
}

/** What was typed and is not published, over what is: each value as it was typed, right or wrong. */
export function withDraft(document: Document, values: JsonObject, fields: readonly FieldView[]): Document {
  const drawn: Document = { shared: { ...document.shared }, en: { ...document.en }, ar: { ...document.ar } };
  for (const field of fields) {
    const { name, slot } = field;
    const typed = documentFrom(values, [field]);
    if (slot === 'list') {
      const own = LANGUAGES.filter((language) => Object.hasOwn(values, `${name}_${language}`));
      for (const language of own) drawn[language][name] = typed[language][name];
      if (own[0]) drawn.shared[name] = typed[own[0]][name];
    } else if (slot === 'localized') {
      for (const language of LANGUAGES) if (Object.hasOwn(values, `${name}_${language}`)) drawn[language][name] = typed[language][name];
    } else {
      if (Object.hasOwn(values, name)) drawn.shared[name] = typed.shared[name];
      if (slot === 'file' && Object.hasOwn(values, `${name}_ar`)) drawn.ar[name] = typed.ar[name];
    }
  }
  return drawn;
}

/** Of a translator's copy, the texts of the own languages; everything else is as it was drawn. */
export function withTexts(drawn: Document, values: JsonObject, fields: readonly FieldView[], own: readonly Language[]): Document {
  const texts = documentFrom(
    values,
    fields.filter(({ slot }) => slot === 'localized' || slot === 'list'),
  );
  const side = (language: Language) => (own.includes(language) ? { ...drawn[language], ...texts[language] } : drawn[language]);
  return { shared: drawn.shared, en: side('en'), ar: side('ar') };
}

/** As they were typed, right or wrong: the table shows a value that cannot be read as it stands. */
export function specificationsFrom(typed: JsonObject): Specifications {
  const found = SPECIFICATION_NAMES.filter((name) => textIn(typed, name) !== '');
  return Object.fromEntries(
    found.map((name) => {
      const { value, many }: SpecificationKind = SPECIFICATIONS[name];
      const text = textIn(typed, name);
      return [name, value === 'choice' && many ? text.split(' / ') : [text]];
    }),
  );
}

function rowsFrom(rows: unknown, cells: readonly InputView[], language: Language): unknown[] {
  const [only] = cells;
  const read = (cell: InputView, value: unknown) => sharedValue(cell, typeof value === 'string' ? value : '');
  return listOf(rows).map((row) => {
    if (only?.name === '') return read(only, row);
    const typedAs = ({ name, slot }: InputView) => (slot === 'file' && language === 'ar' ? arabicNameOf(name) : name);
    return Object.fromEntries(cells.map((cell) => [cell.name, read(cell, objectOf(row)[typedAs(cell)])]));
  });
}

/** Form values are texts. */
function sharedValue({ kind }: Pick<InputView, 'kind'>, text: string): unknown {
  const plain = latinNumber(text).trim();
  return kind === 'number' && plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text;
}
