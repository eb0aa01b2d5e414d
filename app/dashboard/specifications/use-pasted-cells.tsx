import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { type Field, fieldIn, isSeveral, putInto, readCells } from './pasted-cells.ts';
import styles from './specification-table.module.css';

/** More lines than these hide the table that they speak of. */
const MOST_TOLD = 5;

type Put = { row: HTMLTableRowElement; field: Field; before: string };
type Pasted = { puts: readonly Put[]; left: number; isSaved: boolean };
export type RowSaved = { isOk: boolean; problem?: string };
/** Saves the row of a product, if anything in it changed. */
type SaveRow = (row: HTMLTableRowElement) => Promise<RowSaved>;

/** Cells of a spreadsheet go into the cells from the chosen one on; they are looked at before they are saved, and taken back after it. */
export function usePastedCells(saveRow: SaveRow) {
  const t = useTexts();
  const say = useMessages();
  const [pasted, setPasted] = useState<Pasted>();
  const [isBusy, setIsBusy] = useState(false);

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const cell = event.target instanceof Element ? event.target.closest('td') : null;
    const row = cell?.closest('tr');
    const lines = readCells(event.clipboardData.getData('text/plain'));
    if (!cell || !row || !isSeveral(lines)) return;
    event.preventDefault();
    const rows = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>(':scope > tr') ?? [])].slice(row.sectionRowIndex);
    const puts: Put[] = [];
    let left = 0;
    for (const [down, texts] of lines.entries())
      for (const [across, text] of texts.entries()) {
        const target = rows[down];
        const field = fieldIn(target?.cells[cell.cellIndex + across]);
        const before = field?.value ?? '';
        if (target && field && putInto(field, text)) puts.push({ row: target, field, before });
        else left += 1;
      }
    forget();
    for (const { field } of puts) field.dataset['pasted'] = '';
    setPasted({ puts, left, isSaved: false });
  }

  function unmark() {
    for (const { field } of pasted?.puts ?? []) delete field.dataset['pasted'];
  }

  function forget() {
    unmark();
    setPasted(undefined);
  }

  const rowsOf = ({ puts }: Pasted) => [...new Set(puts.map(({ row }) => row))];

  /** One after the other; what is wrong is said once, of every product. */
  async function saveAll(which: Pasted): Promise<boolean> {
    setIsBusy(true);
    const saved: RowSaved[] = [];
    for (const row of rowsOf(which)) saved.push(await saveRow(row));
    setIsBusy(false);
    const problems = saved.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) say({ kind: 'error', text: toldTogether(problems) });
    return saved.every(({ isOk }) => isOk);
  }

  function toldTogether(problems: readonly string[]): string {
    const more = problems.length - MOST_TOLD;
    return [...problems.slice(0, MOST_TOLD), ...(more > 0 ? [t('specifications.pasted.more', { count: more })] : [])].join('\n');
  }

  async function keep(which: Pasted) {
    if (!(await saveAll(which))) {
      // The cell that was refused may stand beyond the edge of the screen.
      requestAnimationFrame(() =>
        rowsOf(which)
          .map((row) => row.querySelector<HTMLElement>('[aria-invalid]'))
          .find(Boolean)
          ?.focus(),
      );
      return;
    }
    unmark();
    setPasted({ ...which, isSaved: true });
  }

  async function undo(which: Pasted) {
    for (const { field, before } of which.puts) putInto(field, before);
    await saveAll(which);
    forget();
  }

  return {
    onPaste,
    onKeyDown: moveByKey,
    bar: pasted && (
      <div className={styles['pasted']} role="group" aria-label={t('specifications.pasted')}>
        <p role="status">
          {t(pasted.isSaved ? 'specifications.pasted.saved' : 'specifications.pasted.text', {
            count: pasted.puts.length,
            rows: rowsOf(pasted).length,
          })}{' '}
          {pasted.left > 0 && t('specifications.pasted.left', { count: pasted.left })}
        </p>
        {!pasted.isSaved && (
          <Action look="main" disabled={isBusy || pasted.puts.length === 0} onClick={() => void keep(pasted)}>
            {t('specifications.pasted.save')}
          </Action>
        )}
        <Action disabled={isBusy} onClick={() => void undo(pasted)}>
          {t('action.undo')}
        </Action>
        {pasted.isSaved && (
          <Action look="quiet" onClick={forget}>
            {t('specifications.pasted.close')}
          </Action>
        )}
      </div>
    ),
  };
}

/** Up and down, and Enter, stay in the column, as in a spreadsheet. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target } = event;
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
  if (by === 0 || !(target instanceof HTMLInputElement) || target.type !== 'text' || event.nativeEvent.isComposing) return;
  const cell = target.closest('td');
  const row = by > 0 ? cell?.parentElement?.nextElementSibling : cell?.parentElement?.previousElementSibling;
  const next = cell && row instanceof HTMLTableRowElement ? fieldIn(row.cells[cell.cellIndex]) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
