import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { GlyphButton } from './action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { useColumnChoice } from './column-choice.ts';
import styles from './list-table.module.css';

type Named = { name: string; label: string };
type Choosable = Named & { isMain?: boolean; isEnd?: boolean; isExtra?: boolean };

type ColumnsChosen = ReturnType<typeof useColumnChoice>;

export function isFixed({ isMain = false, isEnd = false }: Choosable): boolean {
  return isMain || isEnd;
}

export function isShown({ name, isExtra = false }: Choosable, { hide, show }: ColumnsChosen['choice']): boolean {
  return isExtra ? show.includes(name) : !hide.includes(name);
}

export function arranged<One extends Choosable>(all: readonly One[], { columns }: Pick<ColumnsChosen['choice'], 'columns'>): One[] {
  const rankOf = ({ name }: One) => (columns.includes(name) ? columns.indexOf(name) : columns.length);
  const movable = all.filter((one) => !isFixed(one)).toSorted((one, other) => rankOf(one) - rankOf(other));
  return all.map((one) => (isFixed(one) ? one : (movable.shift() ?? one)));
}

export function orderOf(name: string, params: URLSearchParams): 'ascending' | 'descending' | undefined {
  const sort = params.get('sort');
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : undefined;
}

/** Up, then down, then as the list is by itself. */
export function SortLink({ name, label }: Named) {
  const [params] = useSearchParams();
  const order = orderOf(name, params);
  const next = order === 'ascending' ? `-${name}` : order === 'descending' ? '' : name;
  return (
    <Link to={`?${changed(params, { sort: next })}`} className={styles['sort']} preventScrollReset>
      {label} <span aria-hidden="true">{order === 'ascending' ? '↑' : order === 'descending' ? '↓' : '↕'}</span>
    </Link>
  );
}

/** On a phone, where the heads of columns are out of sight. */
export function SortChoice({ columns }: { columns: readonly Named[] }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  if (columns.length === 0) return null;
  return (
    <label className={styles['order']}>
      {t('table.sort')}
      <select
        value={params.get('sort') ?? ''}
        onChange={({ currentTarget: { value } }) => setParams(changed(params, { sort: value }), { preventScrollReset: true })}
      >
        <option value="">{t('table.sort.none')}</option>
        {columns.flatMap(({ name, label }) =>
          [name, `-${name}`].map((sort) => (
            <option key={sort} value={sort}>
              {label} {sort === name ? '↑' : '↓'}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

export function ColumnChoice({ columns, choice, choose }: { columns: readonly Choosable[] } & ColumnsChosen) {
  const t = useTexts();
  const pressed = useRef<HTMLButtonElement>(null);
  const names = columns.map(({ name }) => name);
  const order = names.join();
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [order]);
  if (columns.length < 2) return null;
  const toggle = ({ name, isExtra = false }: Choosable) => {
    const list = isExtra ? 'show' : 'hide';
    choose({ ...choice, [list]: [...new Set(choice[list]).symmetricDifference(new Set([name]))] });
  };
  function move(name: string, to: number, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (to < 0 || to >= names.length) return;
    pressed.current = currentTarget;
    choose({ ...choice, columns: names.filter((one) => one !== name).toSpliced(to, 0, name) });
  }
  return (
    <details className={styles['columns']}>
      <summary>{t('table.columns')}</summary>
      <ul>
        {columns.map((column, at) => (
          <li key={column.name}>
            <label>
              <input type="checkbox" checked={isShown(column, choice)} onChange={() => toggle(column)} /> {column.label}
            </label>
            <GlyphButton
              glyph="arrow-up"
              label={`${t('content.move.back')}: ${column.label}`}
              aria-disabled={at === 0}
              onClick={(event) => move(column.name, at - 1, event)}
            />
            <GlyphButton
              glyph="arrow-down"
              label={`${t('content.move.on')}: ${column.label}`}
              aria-disabled={at === names.length - 1}
              onClick={(event) => move(column.name, at + 1, event)}
            />
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
