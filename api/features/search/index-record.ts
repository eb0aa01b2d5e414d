import type { Collection } from '#content/define.ts';
import { LANGUAGES, readDocument } from '#content/document.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { namesOf } from '#content/known.ts';
import { SPECIFICATIONS, specificationsIn, type Specifications } from '#content/specifications/kinds.ts';
import { pricesIn } from '#content/specifications/price.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import type { Entry } from '#store/entries/entry.ts';
import { isVisible } from '#api/content/present.ts';
import { words } from '#api/kernel/normalise.ts';
import { termsOf } from './analyse.ts';
import { productFigures } from './figures/product-figures.ts';
import { impliedWords } from './implied-words.ts';
import { EXPLAINS, PRICED } from './read-query.ts';
import { DOCUMENT_FACTOR, KINDS, type Kind, SECTIONS, type SOURCES } from './sources.ts';
import type { Synonyms } from './synonyms.ts';
import type { Indexed } from './term-index.ts';
import { HEADING_WEIGHT, NAME_WEIGHT } from './term-lists.ts';

const WEIGHT = {
  title: NAME_WEIGHT,
  group: 6,
  choice: 5,
  lead: 4,
  specifications: 2,
  text: 2,
  heading: HEADING_WEIGHT,
  section: 1,
  label: 1,
} as const;

type Source = (typeof SOURCES)[number];
/** What a record is found by besides its own fields: the names of what it belongs to, and the sections of its page. */
export type Around = { groups: readonly string[]; sections: readonly Entry[] };

/** Everything a record is found by, and its documents as records of their own. */
export function indexRecord(source: Source, entry: Entry, { groups, sections }: Around, synonyms: Synonyms): Indexed[] {
  const { collection, kind, factor } = source;
  const terms = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const term of termsOf(text, synonyms)) if ((terms.get(term) ?? 0) < weight) terms.set(term, weight);
  };
  const titles: string[] = [];
  let specifications: Specifications = {};
  for (const language of LANGUAGES) {
    const { values } = readDocument(collection.fields, entry.document, language);
    const title = String(values[collection.titleField] ?? '');
    titles.push(title);
    add(title, WEIGHT.title);
    for (const [name, field] of Object.entries(collection.fields)) {
      if (name === collection.titleField) continue;
      // The same in every language, and told in all of them at once.
      if (field.kind === 'specifications') specifications = specificationsIn(values[name]);
      else add(textIn(field, values[name]), source.lead.includes(name) ? WEIGHT.lead : WEIGHT.text);
    }
  }
  addSpecifications(specifications, add);
  const figures = productFigures(specifications);
  for (const [term, weight] of figures.terms) if ((terms.get(term) ?? 0) < weight) terms.set(term, weight);
  if (pricesIn(specifications)) terms.set(PRICED, WEIGHT.label);
  if (kind === 'article') terms.set(EXPLAINS, WEIGHT.label);
  for (const group of groups) add(group, WEIGHT.group);
  for (const section of sections) addSection(section, add);
  const seen = LANGUAGES.reduce((mark, language, bit) => mark + (isVisible(collection, entry, language) ? 2 ** bit : 0), 0);
  const named = titles.map((title) => titleTerms(title, synonyms));
  const record: Indexed = { key: `${kind}/${entry.id}`, mark: markOf(kind, seen), factor, terms, titles: named, values: figures.values };
  return [record, ...documentsOf(source, entry, { titles, seen, specifications }, synonyms)];
}

function addSection(entry: Entry, add: (text: string, weight: number) => void): void {
  const collection: Collection | undefined = SECTIONS.get(entry.collection);
  if (!collection) return;
  for (const language of LANGUAGES) {
    if (!isVisible(collection, entry, language)) continue;
    const { values } = readDocument(collection.fields, entry.document, language);
    for (const [name, field] of Object.entries(collection.fields))
      add(textIn(field, values[name]), name === collection.titleField ? WEIGHT.heading : WEIGHT.section);
  }
}

/** The kind and the languages a record is seen in, in one number. */
export function markOf(kind: Kind, seen: number): number {
  return KINDS.indexOf(kind) * 4 + seen;
}

export function isOfKind(mark: number, kind: Kind): boolean {
  return mark >> 2 === KINDS.indexOf(kind);
}

export function isSeenIn(mark: number, language: (typeof LANGUAGES)[number]): boolean {
  return (mark & (2 ** LANGUAGES.indexOf(language))) !== 0;
}

export function titleTerms(title: string, synonyms: Synonyms) {
  return { terms: new Set(termsOf(title, synonyms)), words: Math.max(1, words(title).length) };
}

function textIn(field: Fields[string], value: unknown): string {
  if (field.kind === 'text') return String(value ?? '');
  if (field.kind === 'rich-text') return String(value ?? '').replaceAll(/<[^>]*>/g, ' ');
  if (field.kind !== 'list' || !Array.isArray(value)) return '';
  return value.map((row: unknown) => (typeof row === 'object' && row !== null ? Object.values(row).join(' ') : String(row))).join(' ');
}

function addSpecifications(specifications: Specifications, add: (text: string, weight: number) => void): void {
  for (const name of namesOf(specifications)) {
    const value = specifications[name] ?? [];
    const kind: SpecificationKind = SPECIFICATIONS[name];
    // A choice says something with its name: "Touch: included", "Protection: IP65".
    const isTold = kind.value === 'choice' && !value.includes('none');
    for (const language of LANGUAGES) {
      add(kind.label[language], isTold && !kind.many ? WEIGHT.lead : WEIGHT.label);
      const weight = isTold ? WEIGHT.choice : WEIGHT.specifications;
      add(writeSpecification(kind, value, language), weight);
    }
  }
  add(impliedWords(specifications), WEIGHT.lead);
}

type Known = { titles: readonly string[]; seen: number; specifications: Specifications };

function documentsOf({ collection }: Source, entry: Entry, { titles, seen, specifications }: Known, synonyms: Synonyms): Indexed[] {
  return Object.entries(collection.fields).flatMap(([name, field]) => {
    if (field.kind !== 'document') return [];
    // Of what is specified a sheet is made where nobody has uploaded one.
    if (!entry.document.shared[name] && Object.keys(specifications).length === 0) return [];
    const terms = new Map<string, number>();
    for (const title of titles) for (const term of termsOf(title, synonyms)) terms.set(term, WEIGHT.title);
    for (const term of termsOf('spec sheet PDF ورقة المواصفات', synonyms)) terms.set(term, WEIGHT.title);
    const key = `document/${collection.name}.${name}.${entry.id}`;
    return [{ key, mark: markOf('document', seen), factor: DOCUMENT_FACTOR, terms, titles: [] }];
  });
}
