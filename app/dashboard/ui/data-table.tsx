import type { ReactNode } from 'react';
import styles from './data-table.module.css';

type TableProps = {
  caption: string;
  head: readonly string[];
  /** On a phone two lines for each row, the cell that says most above the others. */
  isCompact?: boolean;
  children: ReactNode;
};

/** Rows of equal things. On a phone each row becomes a card; nothing has to be scrolled sideways. */
export function DataTable({ caption, head, isCompact = false, children }: TableProps) {
  return (
    <table className={styles['table']} data-compact={isCompact || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
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
