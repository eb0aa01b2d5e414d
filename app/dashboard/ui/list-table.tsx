import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#app/dashboard/texts.ts';
import { Cell, DataTable } from './data-table.tsx';
import styles from './list-table.module.css';

export type Column<Row> = {
  /** As the address names it: `hide=owner`, `sort=-total`. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the row is about: it cannot be hidden, and stands above the others on a phone. */
  isMain?: boolean;
  isEnd?: boolean;
  /** The server puts the list in the order of this column. */
  canSort?: boolean;
};

type Choosing<Row> = { isChosen: (row: Row) => boolean; toggle: (row: Row) => void; toggleAll: () => void; labelOf: (row: Row) => string };

type ListTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  isCompact?: boolean;
  /** Not there for those who may only look. */
  choosing?: Choosing<Row> | undefined;
};

/**
 * One list under one hand: columns are hidden and put in order by the address, so that a saved view keeps them; rows are chosen one by
 * one or all; arrows go from row to row.
 */
export function ListTable<Row>({ caption, columns, rows, keyOf, isCompact = false, choosing }: ListTableProps<Row>) {
  const t = useTexts();
  const [params] = useSearchParams();
  const hidden = new Set(params.get('hide')?.split(','));
  const shown = columns.filter(({ name, isMain, isEnd }) => isMain || isEnd || !hidden.has(name));
  const sort = params.get('sort') ?? '';
  const areAll = choosing !== undefined && rows.length > 0 && rows.every(choosing.isChosen);
  const all = choosing && (
    <input type="checkbox" checked={areAll} onChange={choosing.toggleAll} aria-label={t('desk.choose.all')} className={styles['check']} />
  );
  const head = shown.map(({ name, label, canSort }) => ({
    name,
    title: canSort ? <SortLink {...{ name, label, sort, params }} /> : label,
    order: sort === name ? ('ascending' as const) : sort === `-${name}` ? ('descending' as const) : undefined,
  }));
  return (
    <>
      <div className={styles['above']}>
        {choosing && (
          <label className={styles['all']}>
            {all} <span aria-hidden="true">{t('desk.choose.all')}</span>
          </label>
        )}
        <ColumnChoice columns={columns.filter(({ isMain, isEnd }) => !isMain && !isEnd)} hidden={hidden} />
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
                <input
                  type="checkbox"
                  className={styles['check']}
                  checked={choosing.isChosen(row)}
                  onChange={() => choosing.toggle(row)}
                  aria-label={`${t('content.select')}: ${choosing.labelOf(row)}`}
                />
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

/** Up, then down, then as the list is by itself. */
function SortLink({ name, label, sort, params }: { name: string; label: string; sort: string; params: URLSearchParams }) {
  const next = sort === name ? `-${name}` : sort === `-${name}` ? '' : name;
  return (
    <Link to={`?${changed(params, { sort: next })}`} className={styles['sort']}>
      {label} <span aria-hidden="true">{sort === name ? '↑' : sort === `-${name}` ? '↓' : '↕'}</span>
    </Link>
  );
}

function ColumnChoice({ columns, hidden }: { columns: readonly Pick<Column<never>, 'name' | 'label'>[]; hidden: ReadonlySet<string> }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  if (columns.length < 2) return null;
  const toggle = (name: string) =>
    setParams(changed(params, { hide: [...hidden.symmetricDifference(new Set([name]))].filter(Boolean).join(',') }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <details className={styles['columns']}>
      <summary>{t('table.columns')}</summary>
      <ul>
        {columns.map(({ name, label }) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={!hidden.has(name)} onChange={() => toggle(name)} /> {label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

function changed(params: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** Up and down go to the same control of the row before or after. */
function moveByKey(event: KeyboardEvent<HTMLTableElement>) {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const at = event.target as HTMLElement;
  const row = at.closest('tbody tr');
  if (by === 0 || !row || at.matches('select, textarea, input:not([type=checkbox])')) return;
  const controls = (of: Element) => [...of.querySelectorAll<HTMLElement>('a[href], button, input')];
  const next = by > 0 ? row.nextElementSibling : row.previousElementSibling;
  const target = next && (controls(next)[controls(row).indexOf(at)] ?? controls(next)[0]);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
