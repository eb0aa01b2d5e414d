import type { ComponentProps, ReactNode } from 'react';
import styles from './data-table.module.css';

/** `order` where the list stands in the order of this column. */
type Head = { name: string; title: ReactNode; order?: 'ascending' | 'descending' | undefined };

type TableProps = Pick<ComponentProps<'table'>, 'onKeyDown'> & {
  caption: string;
  head: readonly (string | Head)[];
  /** On a phone two lines for each row, the cell that says most above the others. */
  isCompact?: boolean;
  children: ReactNode;
};

/** Rows of equal things. On a phone each row becomes a card; nothing has to be scrolled sideways. */
export function DataTable({ caption, head, isCompact = false, children, onKeyDown }: TableProps) {
  return (
    <table className={styles['table']} data-compact={isCompact || undefined} onKeyDown={onKeyDown}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((one) => {
            const { name, title, order } = typeof one === 'string' ? { name: one, title: one, order: undefined } : one;
            return (
              <th key={name} scope="col" aria-sort={order}>
                {title}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type CellProps = { label: string; children: ReactNode; isEnd?: boolean; isMain?: boolean };

/** `label` stands beside the value where the head is out of sight. */
export function Cell({ label, children, isEnd = false, isMain = false }: CellProps) {
  return (
    <td data-label={label} data-end={isEnd || undefined} data-main={isMain || undefined}>
      <div>{children}</div>
    </td>
  );
}

export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}

/** A short mark beside a name. */
export function Mark({ kind, children }: { kind?: 'ok' | 'error' | undefined; children: ReactNode }) {
  return (
    <span className={styles['mark']} data-kind={kind}>
      {children}
    </span>
  );
}
