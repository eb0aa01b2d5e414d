// `node demo/picture-list.ts` writes demo/picture-list.tsv anew: every picture with its place and what it must show there. A pair keeps
// the day it was judged; a new one has none and fails the test until somebody has looked at it, in both languages, and signed it.
import { readFileSync, writeFileSync } from 'node:fs';
import { filesIn, type AnyDemoValues } from './document.ts';
import { demoDocuments } from './documents/list.ts';
import type { Picture } from './record.ts';
import { demoRecords, demoSettingsValues } from './records.ts';

type Origin = { at: string; values: AnyDemoValues };
const TITLES = ['title', 'name', 'headline', 'headline_one', 'heading'] as const;
export type Shown = Picture & { origin: string; values: AnyDemoValues };
export type Signed = { pair: string; judged: string };

const LIST = new URL('picture-list.tsv', import.meta.url);
const HEAD = 'picture\tplace\tshows\tjudged';
const IS_PICTURE = /^(?:images|films)\//;

function origins(): Origin[] {
  const records = demoRecords().flatMap(({ collection, records: own }) =>
    own.map((values) => ({ at: [collection.name, ...(values.parent ? [values.parent] : []), titleOf(values)].join(' '), values })),
  );
  return [...records, ...demoSettingsValues().map(({ group, values }) => ({ at: `settings ${group.name}`, values }))];
}

/** A pair is a picture and words, so a place is known by its words: others before it may come and go. */
function titleOf({ en }: AnyDemoValues): string {
  return TITLES.map((field) => en[field]).find((title) => typeof title === 'string') ?? '';
}

/** Every place of the demo company that shows a picture or a film; one without a promise shows ''. */
export function shownPictures(): Shown[] {
  return [...inRecords(), ...inDocuments()];
}

/** Both languages of a document place the same pictures. */
function inDocuments(): Shown[] {
  const { en: english = [], ar: arabic = [] } = Object.groupBy(demoDocuments(), ({ language }) => language);
  return english.flatMap(({ file: document, pictures }, index) =>
    pictures.map(({ named, beside: en }, at) => {
      const ar = arabic[index]?.pictures[at]?.beside ?? {};
      const { file, shows } = typeof named === 'string' ? { file: named, shows: '' } : named;
      return { file, shows, origin: `${document.replace(/-en\.pdf$/, '')} ${en.title}`, values: { en, ar } };
    }),
  );
}

function inRecords(): Shown[] {
  return origins().flatMap(({ at, values }) =>
    Object.entries(values.files ?? {}).flatMap(([field, named]) =>
      filesIn(named).flatMap((one, index, all) => {
        const { file, shows } = typeof one === 'string' ? { file: one, shows: '' } : one;
        const origin = all.length > 1 ? `${at} ${field} ${index + 1}` : `${at} ${field}`;
        return IS_PICTURE.test(file) ? [{ file, shows, origin, values }] : [];
      }),
    ),
  );
}

export function pairOf({ file, origin, shows }: Shown): string {
  return [file, origin, shows].join('\t');
}

export function signedPairs(): Signed[] {
  const [, ...rows] = readFileSync(LIST, 'utf8').trimEnd().split('\n');
  return rows.map((row) => ({ pair: row.slice(0, row.lastIndexOf('\t')), judged: row.slice(row.lastIndexOf('\t') + 1) }));
}

if (import.meta.main) {
  const judged = new Map(signedPairs().map((row) => [row.pair, row.judged]));
  const rows = shownPictures().map((shown) => `${pairOf(shown)}\t${judged.get(pairOf(shown)) ?? ''}`);
  writeFileSync(LIST, `${[HEAD, ...rows].join('\n')}\n`);
  process.stdout.write(`${rows.length} pairs, ${rows.filter((row) => row.endsWith('\t')).length} to be judged\n`);
}
