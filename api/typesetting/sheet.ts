import { createHash } from 'node:crypto';
import type { Language } from '#content/languages.ts';

/** What a document is made of. All of it reaches the template as data: nothing in it is read as markup, whoever wrote it. */
export type Sheet = {
  template: SheetKind | `${SheetKind}-both` | 'brochure';
  data: SheetData;
  /** JPEG, PNG or SVG, by the name under which the data speak of them. */
  pictures?: Readonly<Record<string, Uint8Array>>;
};

/** An estimate is laid out as an offer is. */
type SheetKind = 'spec-sheet' | 'offer' | 'comparison' | 'wall' | 'advice';
/** In one language. */
export type PlainSheet = Sheet & { template: SheetKind };

type SheetData = {
  language: Language;
  title: string;
  /** The day it speaks of, and never the day it was printed: `2026-11-17`. */
  day: string;
  company: { name: string; lines: readonly string[] };
  [name: string]: unknown;
};

/** Pictures are used again and again, and are never changed. */
const known = new WeakMap<Uint8Array, string>();

export function fingerprintOf({ template, data, pictures = {} }: Sheet): string {
  const hash = createHash('sha256').update(template).update('\0').update(JSON.stringify(data));
  for (const [name, bytes] of Object.entries(pictures)) hash.update('\0').update(name).update('\0').update(digestOf(bytes));
  return hash.digest('base64url');
}

function digestOf(bytes: Uint8Array): string {
  const digest = known.get(bytes) ?? createHash('sha256').update(bytes).digest('base64url');
  known.set(bytes, digest);
  return digest;
}
