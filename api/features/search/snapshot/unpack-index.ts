import { COLUMNS } from '../figures/columns.ts';
import { FigureColumns } from '../figures/figure-columns.ts';
import { PostingList } from '#api/kernel/posting-list.ts';
import { LEFT } from '../slot-table.ts';
import { TermIndex } from '../term-index.ts';
import { ByteReader } from './byte-reader.ts';
import { TERMS_AT_ONCE } from './pack-index.ts';

type Unpacked = { terms: TermIndex; groups: Map<string, string[]> };

/** What `packIndex` wrote as an index again, in small steps. */
export async function unpackIndex(bytes: Uint8Array<ArrayBuffer>, breathe: () => Promise<void>): Promise<Unpacked> {
  const reader = new ByteReader(bytes);
  const groups = new Map(groupsIn(reader.text()));
  const terms = new TermIndex();
  await unpackSlots(reader, terms, breathe);
  await unpackTerms(reader, terms, breathe);
  terms.titles.unpack(reader.integers(), reader.integers());
  terms.columns = FigureColumns.unpack(
    COLUMNS.map(() =>
      reader.number() === 1 ? { slots: reader.integers(), lows: reader.decimals(), highs: reader.decimals() } : undefined,
    ),
  );
  return { terms, groups };
}

function groupsIn(json: string): [string, string[]][] {
  const groups: unknown = JSON.parse(json);
  return Array.isArray(groups) ? groups.filter(isGroup) : [];
}

function isGroup(one: unknown): one is [string, string[]] {
  return Array.isArray(one) && typeof one[0] === 'string' && Array.isArray(one[1]);
}

async function unpackSlots(reader: ByteReader, { slots }: TermIndex, breathe: () => Promise<void>): Promise<void> {
  const length = reader.number();
  const keys: string[] = [];
  for (let from = 0; from < length; from += TERMS_AT_ONCE) {
    for (const key of reader.text().split('\n')) keys.push(key);
    await breathe();
  }
  const [marks, factors] = [reader.bytes(), reader.decimals()];
  for (const [slot, key] of keys.entries()) {
    if (slot % TERMS_AT_ONCE === 0) await breathe();
    const [mark = LEFT, factor = 1] = [marks[slot], factors[slot]];
    if (mark === LEFT) slots.skip();
    else slots.append(key, mark, factor);
  }
}

async function unpackTerms(reader: ByteReader, { lists, words }: TermIndex, breathe: () => Promise<void>): Promise<void> {
  const length = reader.number();
  for (let from = 0; from < length; from += TERMS_AT_ONCE) {
    const some = reader.text().split('\n');
    const [slots, strongest, counts, lengths, last] = [
      reader.integers(),
      reader.bytes(),
      reader.integers(),
      reader.integers(),
      reader.integers(),
    ];
    for (const [at, term] of some.entries()) {
      const [slot = 0, most = 0, count = 0, holders = 0] = [slots[at], strongest[at], counts[at], lengths[at]];
      const list = holders > 0 ? PostingList.from(reader.bytes(), holders, last[at] ?? 0) : undefined;
      lists.unpack(term, { slot, strongest: most, count, list });
      words.add(term, 0, most);
      if (at % 200 === 0) await breathe();
    }
  }
}
