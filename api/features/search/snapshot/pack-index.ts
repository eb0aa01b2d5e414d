import type { TermIndex } from '../term-index.ts';
import { ByteWriter } from './byte-writer.ts';

/** Terms are written in pieces of so many: one text of all of them would be read in one go. */
export const TERMS_AT_ONCE = 5000;

/** An index as bytes, in small steps. */
export async function packIndex(
  index: TermIndex,
  groups: ReadonlyMap<string, string[]>,
  breathe: () => Promise<void>,
): Promise<Uint8Array> {
  const writer = new ByteWriter();
  writer.text(JSON.stringify([...groups]));
  await packSlots(writer, index, breathe);
  await packTerms(writer, index, breathe);
  const { numbers, starts } = index.titles.pack();
  writer.numbers(numbers);
  writer.numbers(starts);
  for (const column of index.columns.pack()) {
    writer.number(column ? 1 : 0);
    if (!column) continue;
    await breathe();
    writer.numbers(column.slots);
    writer.numbers(column.lows);
    writer.numbers(column.highs);
  }
  return writer.whole();
}

async function packSlots(writer: ByteWriter, { slots }: TermIndex, breathe: () => Promise<void>): Promise<void> {
  writer.number(slots.length);
  for (let from = 0; from < slots.length; from += TERMS_AT_ONCE) {
    const keys = Array.from({ length: Math.min(TERMS_AT_ONCE, slots.length - from) }, (_, at) => slots.keyOf(from + at));
    writer.text(keys.join('\n'));
    await breathe();
  }
  writer.numbers(slots.marks.subarray(0, slots.length));
  writer.numbers(slots.factors.subarray(0, slots.length));
}

async function packTerms(writer: ByteWriter, { lists }: TermIndex, breathe: () => Promise<void>): Promise<void> {
  const terms = [...lists.terms()];
  writer.number(terms.length);
  for (let from = 0; from < terms.length; from += TERMS_AT_ONCE) {
    const some = terms.slice(from, from + TERMS_AT_ONCE);
    const packed = some.map((_, at) => lists.packed(from + at));
    writer.text(some.join('\n'));
    writer.numbers(Uint32Array.from(packed, ({ slot }) => slot));
    writer.numbers(Uint8Array.from(packed, ({ strongest }) => strongest));
    writer.numbers(Uint32Array.from(packed, ({ count }) => count));
    writer.numbers(Uint32Array.from(packed, ({ list }) => list?.length ?? 0));
    writer.numbers(Uint32Array.from(packed, ({ list }) => list?.last ?? 0));
    for (const { list } of packed) if (list) writer.numbers(list.bytes());
    await breathe();
  }
}
