import type { ByteRange } from '#store/files/storage.ts';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** One range is served; several, or something else, get the whole file, as HTTP allows. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return 'whole';
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
