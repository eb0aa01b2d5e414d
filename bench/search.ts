import { availableParallelism, loadavg } from 'node:os';
import { type Language, LANGUAGES } from '#content/document.ts';
import type { Entry } from '#store/entries/entry.ts';
import { termsOf } from '#api/features/search/analyse.ts';
import { readQuery } from '#api/features/search/read-query.ts';
import { indexRecord, isSeenIn } from '#api/features/search/index-record.ts';
import { SOURCES } from '#api/features/search/sources.ts';
import { packIndex } from '#api/features/search/snapshot/pack-index.ts';
import { unpackIndex } from '#api/features/search/snapshot/unpack-index.ts';
import { breather } from '#store/breathe.ts';
import { readSynonyms } from '#api/features/search/synonyms.ts';
import { type Indexed, TermIndex } from '#api/features/search/term-index.ts';
import { NAME_WEIGHT } from '#api/features/search/term-lists.ts';
import { documentOf } from '#demo/document.ts';
import { demoRecords } from '#demo/records.ts';
import { FIGURES } from '#demo/search-golden/figures.ts';
import { SENTENCES } from '#demo/search-golden/sentences.ts';
import { WORDS } from '#demo/search-golden/words.ts';
import { report } from './report.ts';

/** The search inside the process, at the sizes it promises: `node --expose-gc bench/search.ts`. */
const SIZES = [30, 10_000, 100_000] as const;
/** Up to here every record is analysed as the server does it; beyond, the demo's are taken over and only names are new. */
const MOST_ANALYSED = 10_000;
/** The processor's clock counts in steps of some milliseconds: each query is asked until this much of it has passed. */
const LEAST_MS = 25;
const MOST_RUNS = 2000;
const EDITS = 100;
const SYLLABLES = ['la', 'mi', 'ro', 'ta', 'ne', 'vi', 'so', 'ka', 'du', 'pe', 'zi', 'fa', 'lo', 'mu', 're', 'ti'];

const synonyms = readSynonyms([]);
const ALONE = { groups: [], sections: [] };
const source = SOURCES.find(({ kind }) => kind === 'product')!;
const products = demoRecords().find(({ collection }) => collection.name === 'products')!.records;

function nameNumber(number: number): string {
  return `${[0, 4, 8].map((shift) => SYLLABLES[(number >> shift) % SYLLABLES.length]).join('')} ${number}`;
}

/** The demo company's products over and over, each with a name of its own. */
function productNumber(number: number): Entry {
  const document = documentOf(products[number % products.length]!, (path) => path);
  const named = (words: Readonly<Record<string, unknown>>) => ({ ...words, name: `${String(words['name'])} ${nameNumber(number)}` });
  return {
    collection: 'products',
    id: number + 1,
    parent: 0,
    position: number,
    version: 1,
    published: { en: true, ar: true },
    document: { ...document, en: named(document.en), ar: named(document.ar) },
    createdAt: '',
    updatedAt: '',
    deletedAt: null,
  };
}

const analysed = products.map((_, number) => indexRecord(source, productNumber(number), ALONE, synonyms));

function recordsNumber(number: number, isAnalysed: boolean): Indexed[] {
  if (isAnalysed) return indexRecord(source, productNumber(number), ALONE, synonyms);
  const own = termsOf(nameNumber(number), synonyms);
  return analysed[number % products.length]!.map((record) => ({
    ...record,
    key: `${record.key}.${number}`,
    terms: new Map([...record.terms, ...own.map((term): [string, number] => [term, NAME_WEIGHT])]),
    titles: record.titles.map(({ terms, words }) => ({ terms: new Set([...terms, ...own]), words })),
  }));
}

/** Of this thread, in milliseconds: what else the machine does is not the search's. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function memoryMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const OTHERS = ['glowmte', 'interactve', 'شاشت', 'zzqq', 's', 'ش', 'la', 'شا', '0', 'screen', 'interactive touch screen 86'];
const QUERIES = [
  ...LANGUAGES.flatMap((language) => [WORDS, FIGURES, SENTENCES].flatMap((set) => set[language].map(([query]) => ({ query, language })))),
  ...OTHERS.flatMap((query) => LANGUAGES.map((language) => ({ query, language }))),
];

async function measure(size: number): Promise<string> {
  const isAnalysed = size <= MOST_ANALYSED;
  const before = memoryMegabytes();
  const index = new TermIndex();
  const start = processorMs();
  for (let number = 0; number < size; number += 1) for (const record of recordsNumber(number, isAnalysed)) index.put(record);
  const built = isAnalysed ? ((processorMs() - start) / 1000).toFixed(1) : 'not measured';
  const memory = memoryMegabytes() - before;
  const sorted = QUERIES.map(({ query, language }) => averageMs(() => ask(index, query, language))).toSorted((a, b) => a - b);
  const edited = processorMs();
  for (let number = 0; number < EDITS; number += 1)
    for (const record of indexRecord(source, productNumber(number), ALONE, synonyms)) index.put(record);
  const edit = (processorMs() - edited) / EDITS;
  const packed = await packIndex(index, new Map(), async () => {});
  const [restored, longest] = await restoring(new Uint8Array(packed));
  const figures = [at(sorted, 0.5), at(sorted, 0.99), sorted.at(-1) ?? 0, edit].map((ms) => ms.toFixed(2));
  return `| ${size.toLocaleString('en')} | ${figures.join(' | ')} | ${built} | ${memory.toFixed(0)} | ${(packed.length / 1e6).toFixed(0)} | ${(restored / 1000).toFixed(2)} | ${longest.toFixed(0)} |`;
}

/** An index that was written down, as a start reads it: the processor's time, and the longest it keeps others waiting. */
async function restoring(bytes: Uint8Array<ArrayBuffer>): Promise<[number, number]> {
  const start = processorMs();
  let [since, longest] = [start, 0];
  const pause = breather();
  await unpackIndex(bytes, async () => {
    longest = Math.max(longest, processorMs() - since);
    await pause();
    since = processorMs();
  });
  return [processorMs() - start, longest];
}

function ask(index: TermIndex, query: string, language: Language): void {
  index.find(readQuery(query, synonyms), { most: 20, accepts: (mark) => isSeenIn(mark, language) });
}

function averageMs(act: () => void): number {
  act(); // to warm up
  const start = processorMs();
  for (let runs = 1; ; runs += 1) {
    act();
    const spent = runs % 5 === 0 ? processorMs() - start : 0;
    if (spent >= LEAST_MS || runs >= MOST_RUNS) return (processorMs() - start) / runs;
  }
}

const rows: string[] = [];
for (const size of SIZES) rows.push(await measure(size));

await report('search', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node --expose-gc bench/search.ts\`: the ${QUERIES.length} golden queries of both languages and others that are mistyped, one letter long, very common or mean nothing, the processor time of the thread for each, in one process without a database; Node ${process.version}, ${availableParallelism()} cores, load average ${loadavg()[0]!.toFixed(1)} at the end. The promise: p50 within 2 ms and p99 within 15 ms at 10,000 products, p99 within 50 ms at 100,000. An edit puts one record anew and rebuilds nothing. Written down is the index in the table of snapshots, which a start restores instead of reading every text. Memory counts objects and lists of numbers.`,
  '',
  '| Products | p50 ms | p99 ms | Longest ms | One edit ms | Built in s | Memory MB | Written down MB | Restored in s | Longest step ms |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...rows,
]);
