import { type ReactNode, useState } from 'react';
import bar from '#app/dashboard/content/record-list.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from './action.tsx';
import { keepFocus } from './keep-focus.ts';
import type { Choosing } from './list-table.tsx';

/** Which rows of a table somebody has ticked; those that have gone since are not among them. */
export function useChosenRows<Row>(rows: readonly Row[], labelOf: (row: Row) => string, keyOf: (row: Row) => unknown = idOf) {
  const [chosen, setChosen] = useState<ReadonlySet<unknown>>(new Set());
  const picked = rows.filter((row) => chosen.has(keyOf(row)));
  const choosing: Choosing<Row> = {
    isChosen: (row) => chosen.has(keyOf(row)),
    toggle: (row) => setChosen((before) => before.symmetricDifference(new Set([keyOf(row)]))),
    toggleAll: () => setChosen(new Set(picked.length === rows.length ? [] : rows.map(keyOf))),
    labelOf,
  };
  return { choosing, picked, clear: () => setChosen(new Set()) };
}

function idOf(row: unknown): unknown {
  return row !== null && typeof row === 'object' && 'id' in row ? row.id : row;
}

/** What can be done with the ticked rows; nothing while there are none. */
export function ChosenBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <div ref={keepFocus} className={bar['selection']} role="group" aria-label={t('content.selected', { count })}>
      <strong>{t('content.selected', { count })}</strong>
      {children}
      <Action look="quiet" onClick={onClear}>
        {t('content.select.none')}
      </Action>
    </div>
  );
}
