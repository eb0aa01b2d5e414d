import { arabicFileAt, fileCellsOf } from './arabic-files.ts';
import { cellIn, rowsOf, type Document } from './document.ts';
import type { Fields } from './fields/kinds.ts';
import { isRecord } from './known.ts';
import type { SpecificationKind, SpecificationPart } from './specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, specificationsIn } from './specifications/kinds.ts';

/** What an earlier version says and a save took away without being asked to. */
export type Overwritten = { column: string; was: string; is: string; file?: string; mend: (document: Document) => void };

/** Earlier forms knew one file per row and no order of choices: a save lost Arabic files and the order. `versions`: the record's, oldest first. */
export function overwrittenIn(fields: Fields, versions: readonly Document[], now: Document): Overwritten[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'specifications') return reorderedChoices(name, versions, now);
    return field.kind === 'list' ? fileCellsOf(field).flatMap((key) => lostFiles(name, key, versions, now)) : [];
  });
}

/** A row is known by the file that both languages share. */
function lostFiles(list: string, key: string, versions: readonly Document[], now: Document): Overwritten[] {
  return rowsOf(now.shared[list]).flatMap((row, index): Overwritten[] => {
    const file = cellIn(row, key);
    if (!file || arabicFileAt(now, list, index, key) !== '') return [];
    const copies = versions.map((version) => {
      const position = rowsOf(version.shared[list]).findIndex((one) => cellIn(one, key) === file);
      return position < 0 ? '' : arabicFileAt(version, list, position, key);
    });
    const was = copies.findLast((copy) => copy !== '');
    if (was === undefined) return [];
    const mend = (document: Document) => {
      const rows = rowsOf(document.ar[list]);
      document.ar[list] = rowsOf(document.shared[list]).map((_, at) => {
        const cells = isRecord(rows[at]) ? rows[at] : {};
        return at === index ? { ...cells, [key]: was } : cells;
      });
    };
    return [{ column: `${list}.${index + 1}.${key}.ar`, was, is: '', file: was, mend }];
  });
}

function reorderedChoices(name: string, versions: readonly Document[], now: Document): Overwritten[] {
  return SPECIFICATION_NAMES.flatMap((one): Overwritten[] => {
    const kind: SpecificationKind = SPECIFICATIONS[one];
    if (kind.value !== 'choice' || !kind.many) return [];
    const read = (document: Document): readonly SpecificationPart[] => specificationsIn(document.shared[name])[one] ?? [];
    const is = read(now);
    const byBoxes = Object.keys(kind.options).filter((option) => is.includes(option));
    if (is.length < 2 || is.join() !== byBoxes.join()) return [];
    const was = versions.map(read).findLast((order) => order.join() !== is.join());
    if (!was || was.length !== is.length || !was.every((option) => is.includes(option))) return [];
    const mend = (document: Document) => {
      document.shared[name] = { ...specificationsIn(document.shared[name]), [one]: was };
    };
    return [{ column: `${name}.${one}`, was: was.join(', '), is: is.join(', '), mend }];
  });
}
