import type { Cabinet } from './cabinet.ts';

/** What a gigabit output carries at 60 Hz and 8 bit per colour (common sending cards). */
export const PIXELS_PER_OUTPUT = 655_360;
const FULL_HD = 1920 * 1080;
const FOUR_K = 3840 * 2160;

/** Cabinets of one row or column in the order of the cable, counted from 0. */
export type Run = { line: number; from: number; to: number };
export type Outputs = { count: number; along: 'rows' | 'columns'; chains: readonly (readonly Run[])[] };

/** One output feeds whole rows or whole columns, whichever takes fewer; where not even one line fits, whole cabinets in their order. */
export function outputsFor({ pixels: [across, down] }: Cabinet, columns: number, rows: number): Outputs {
  const most = Math.max(1, Math.floor(PIXELS_PER_OUTPUT / (across * down)));
  const inRows = chainsOf(Math.ceil(rows), Math.ceil(columns), most);
  const inColumns = chainsOf(Math.ceil(columns), Math.ceil(rows), most);
  return inColumns.length < inRows.length
    ? { count: inColumns.length, along: 'columns', chains: inColumns }
    : { count: inRows.length, along: 'rows', chains: inRows };
}

/** There and back again, line by line, so that the cable is short; a chain ends where its output is full. */
function chainsOf(lines: number, perLine: number, most: number): Run[][] {
  const wholeLines = Math.floor(most / perLine);
  const perChain = wholeLines > 0 ? wholeLines * perLine : most;
  const at = (order: number, line: number) => (line % 2 === 0 ? order : perLine - 1 - order);
  return Array.from({ length: Math.ceil((lines * perLine) / perChain) }, (_, chain) => {
    const [first, last] = [chain * perChain, Math.min((chain + 1) * perChain, lines * perLine) - 1];
    const [firstLine, lastLine] = [Math.floor(first / perLine), Math.floor(last / perLine)];
    return Array.from({ length: lastLine - firstLine + 1 }, (_run, index): Run => {
      const line = firstLine + index;
      const from = line === firstLine ? first - line * perLine : 0;
      const to = line === lastLine ? last - line * perLine : perLine - 1;
      return { line, from: at(from, line), to: at(to, line) };
    });
  });
}

export type Processor = { kind: 'full-hd' | '4k' | 'several'; count: number };

/** By the pixels of the whole wall. */
export function processorFor([across, down]: readonly [number, number]): Processor {
  const pixels = across * down;
  if (pixels <= FULL_HD) return { kind: 'full-hd', count: 1 };
  return pixels <= FOUR_K ? { kind: '4k', count: 1 } : { kind: 'several', count: Math.ceil(pixels / FOUR_K) };
}
