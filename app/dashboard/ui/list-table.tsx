import type { KeyboardEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#app/dashboard/texts.ts';
import { Cell, DataTable } from './data-table.tsx';
import { useColumnChoice } from './column-choice.ts';
import { arranged, ColumnChoice, isFixed, isShown, orderOf, SortChoice, SortLink } from './list-columns.tsx';
import styles from './list-table.module.css';

export type Column<Row> = {
  /** As the address names it: `hide=owner`, `show=link`, `columns=total,owner`, `sort=-total`. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the row is about: it cannot be hidden, and stands above the others on a phone. */
  isMain?: boolean;
  isEnd?: boolean;
  /** Out of sight until somebody asks for it. */
  isExtra?: boolean;
  /** The server puts the list in the order of this column. */
  canSort?: boolean;
};

export type Choosing<Row> = {
  isChosen: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  labelOf: (row: Row) => string;
  canChoose?: (row: Row) => boolean;
};

type ListTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  isCompact?: boolean;
  /** Not there for those who may only look. */
  choosing?: Choosing<Row> | undefined;
};

/** The order of columns stands in the address, so that a saved view keeps it, and which are shown there and in the browser; arrows go from row to row. */
export function ListTable<Row>({ caption, columns, rows, keyOf, isCompact = false, choosing }: ListTableProps<Row>) {
  const t = useTexts();
  const [params] = useSearchParams();
  const chosen = useColumnChoice();
  const placed = arranged(columns, chosen.choice);
  const shown = placed.filter((column) => isFixed(column) || isShown(column, chosen.choice));
  const choosable = choosing ? rows.filter((row) => choosing.canChoose?.(row) ?? true) : [];
  const head = shown.map(({ name, label, canSort }) => ({
    name,
    title: canSort ? <SortLink name={name} label={label} /> : label,
    order: orderOf(name, params),
  }));
  return (
    <>
      <div className={styles['above']}>
        {choosing && choosable.length > 0 && (
          <label className={styles['all']}>
            <input type="checkbox" checked={choosable.every(choosing.isChosen)} onChange={choosing.toggleAll} className={styles['check']} />
            {t('desk.choose.all')}
          </label>
        )}
        <SortChoice columns={shown.filter(({ canSort }) => canSort)} />
        <ColumnChoice columns={placed.filter((column) => !isFixed(column))} {...chosen} />
      </div>
      <DataTable
        caption={caption}
        head={choosing ? [{ name: 'choose', title: <span className="visually-hidden">{t('content.select')}</span> }, ...head] : head}
        isCompact={isCompact}
        onKeyDown={moveByKey}
      >
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {choosing && (
              <Cell label={t('content.select')}>
                {choosable.includes(row) && (
                  <input
                    type="checkbox"
                    className={styles['check']}
                    checked={choosing.isChosen(row)}
                    onChange={() => choosing.toggle(row)}
                    aria-label={`${t('content.select')}: ${choosing.labelOf(row)}`}
                  />
                )}
              </Cell>
            )}
            {shown.map(({ name, label, cell, isMain = false, isEnd = false }) => (
              <Cell key={name} label={label} isMain={isMain} isEnd={isEnd}>
                {cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </>
  );
}

/** Up and down go to the same control of the row before or after. */
function moveByKey(event: KeyboardEvent<HTMLTableElement>) {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const at = event.target;
  const row = at instanceof HTMLElement && at.closest('tbody tr');
  if (by === 0 || !row || at.matches('select, textarea, input:not([type=checkbox])')) return;
  const controls = (of: Element) => [...of.querySelectorAll<HTMLElement>('a[href], button, input')];
  const next = by > 0 ? row.nextElementSibling : row.previousElementSibling;
  const target = next && (controls(next)[controls(row).indexOf(at)] ?? controls(next)[0]);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
