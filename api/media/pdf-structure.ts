import { namesPattern } from './pdf-text.ts';

/** How far from its end a document says where its table of objects is. */
const TAIL = 1024;
/** No dictionary of a trailer or a catalogue is longer. */
const LOOKED_AT = 20_000;
/** Some writers count the place of the table from behind a line end, or before it. */
const OFF_BY = 8;

const CATALOG = namesPattern('Catalog');
const PAGES = namesPattern('Pages');
const CROSS_REFERENCES = namesPattern('XRef');

/** What every PDF has and a heap of bytes called one has not. */
export type Structure = { hasCatalogIn: (objects: string) => boolean; hasCatalog: boolean };

/** Header, the place of the table of objects, the table, and the object from which every page is found; undefined where one is missing. */
export function structureOf(text: string): Structure | undefined {
  const tail = text.slice(-TAIL);
  if (!text.startsWith('%PDF-') || !tail.includes('%%EOF')) return undefined;
  const offset = Number(/startxref\s+(\d{1,12})\s+%%EOF/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1] ?? Number.NaN);
  if (!(offset >= 0 && offset < text.length)) return undefined;
  const trailer = trailerAt(text, offset);
  const [, number] = /\/Root\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(trailer ?? '') ?? [];
  if (number === undefined) return undefined;
  const hasCatalogIn = (objects: string) => CATALOG.test(objects) && PAGES.test(objects);
  return { hasCatalogIn, hasCatalog: objectsNumbered(text, number).some(hasCatalogIn) };
}

/** A table ends with the word trailer; a stream of references is its own. */
function trailerAt(text: string, offset: number): string | undefined {
  const here = text.slice(Math.max(0, offset - OFF_BY), offset + LOOKED_AT);
  if (/^[\s\S]{0,16}?\bxref\s/.test(here)) {
    const at = text.indexOf('trailer', offset);
    return at < 0 ? undefined : text.slice(at, at + LOOKED_AT);
  }
  const [reference] = /^[\s\S]{0,16}?\d+\s+\d+\s+obj\b[\s\S]*?\bstream\b/.exec(here) ?? [];
  return reference !== undefined && CROSS_REFERENCES.test(reference) ? reference : undefined;
}

/** Every version of one object; there are few, and only the first of many is looked at. */
function objectsNumbered(text: string, number: string): string[] {
  const found: string[] = [];
  const head = new RegExp(`(?<![0-9])${number}\\s+\\d{1,5}\\s+obj\\b`, 'g');
  for (let match = head.exec(text); match && found.length < 100; match = head.exec(text))
    found.push(text.slice(match.index, text.indexOf('endobj', match.index) >>> 0).slice(0, LOOKED_AT));
  return found;
}
