import { arabicNameOf } from '#content/languages.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { INPUTS } from '#app/dashboard/inputs/inputs.ts';
import { objectOf } from '#app/dashboard/json-object.ts';
import { Action, GlyphButton } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { rowChange } from '#app/dashboard/posted/changed-rows.ts';
import { RowButton } from '#app/dashboard/posted/plain-buttons.tsx';
import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import { ArabicCopy } from './arabic-copy.tsx';
import { LockedCell, useLocked } from './locked.tsx';
import { labelOf, TextPair } from './text-pair.tsx';
import { rowName } from './row-names.ts';
import type { InputView, RowsView } from './views.ts';
import styles from './editor.module.css';

type Part = unknown;
type ListInputProps = {
  field: RowsView;
  rows: { shared: Part; en: Part; ar: Part };
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
};
type RowKey = { key: number; index: number | undefined };

/** Rows of a list, each with both languages; a row is known by a key of its own, so moving it keeps what was typed. */
export function ListInput({ field, rows, errors, isNew }: ListInputProps) {
  const t = useTexts();
  const isLocked = useLocked();
  const first = useFirstProblem(field.name);
  const list = useRef<HTMLFieldSetElement>(null);
  const saved = Math.max(...[rows.shared, rows.en, rows.ar].map((part) => (Array.isArray(part) ? part.length : 0)));
  const [keys, setKeys] = useState<readonly RowKey[]>(() => Array.from({ length: saved }, (_, index) => ({ key: index, index })));
  const next = useRef(saved);
  const error = errors[field.name] ?? errors[`${field.name}_en`] ?? errors[`${field.name}_ar`];

  // A row that is moved or removed takes the focus with it; a new one should have it.
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    focusNext.current?.()?.focus();
    focusNext.current = undefined;
  }, [keys]);

  function change(keysNow: readonly RowKey[], findFocus: () => HTMLElement | null | undefined) {
    focusNext.current = findFocus;
    setKeys(keysNow);
    list.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const rowAt = (position: number) => list.current?.querySelectorAll('ol > li')[position];
  const toolAt = (position: number) => rowAt(position)?.querySelector<HTMLElement>(':scope > :last-child :enabled');

  function move(from: number, to: number) {
    const pressed = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const moved = keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1));
    change(moved, () => (pressed?.matches(':disabled') ? toolAt(to) : pressed));
  }

  function add() {
    const added = { key: next.current++, index: undefined };
    change([...keys, added], () => rowAt(keys.length)?.querySelector('input:not([type=hidden]), textarea, select'));
  }

  function remove(position: number) {
    const last = keys.length - 2;
    change(keys.toSpliced(position, 1), () => toolAt(Math.min(position, last)) ?? list.current?.querySelector(':scope > button'));
  }

  return (
    <fieldset
      ref={list}
      className={styles['list']}
      {...(first.autoFocus && { ...first, tabIndex: -1 })}
      data-invalid={error ? true : undefined}
    >
      <legend>{field.label}</legend>
      {field.help && <p className={styles['help']}>{field.help}</p>}
      <ol>
        {keys.map(({ key, index }, position) => (
          <li key={key} className={styles['rowItem']}>
            {/* Says that the row exists even when all its cells are empty. */}
            <input type="hidden" name={rowName(field.name, key, '')} value="" />
            <div className={styles['cells']}>
              {field.cells.map((cell) => (
                <Cell key={cell.name} list={field} cell={cell} rowKey={key} index={index} rows={rows} isNew={isNew} />
              ))}
            </div>
            {isLocked || (
              <div className={styles['rowTools']} data-scripted>
                <GlyphButton
                  label={t('content.row.up')}
                  glyph="arrow-up"
                  disabled={position === 0}
                  onClick={() => move(position, position - 1)}
                />
                <GlyphButton
                  label={t('content.row.down')}
                  glyph="arrow-down"
                  disabled={position === keys.length - 1}
                  onClick={() => move(position, position + 1)}
                />
                <GlyphButton label={t('content.row.remove')} glyph="trash" onClick={() => remove(position)} />
              </div>
            )}
            {isLocked || <RowButton value={rowChange(field.name, 'remove', position)}>{t('content.row.remove')}</RowButton>}
          </li>
        ))}
      </ol>
      {!isLocked && keys.length < field.maxItems && (
        <>
          <Action glyph="plus" onClick={add} data-scripted>
            {t('content.row.add')}
          </Action>
          <RowButton value={rowChange(field.name, 'add')}>{t('content.row.add')}</RowButton>
        </>
      )}
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type CellProps = Pick<ListInputProps, 'rows' | 'isNew'> & { list: RowsView; cell: InputView; rowKey: number; index: number | undefined };

function Cell({ list, cell, rowKey, index, rows, isNew }: CellProps) {
  const name = rowName(list.name, rowKey, cell.name || 'value');
  const field = cell.name ? cell : { ...cell, label: list.label };
  const read = (part: Part) => valueAt(part, index, cell.name) ?? cell.empty;
  if (cell.slot === 'localized')
    return <TextPair field={field} name={name} values={{ en: read(rows.en), ar: read(rows.ar) }} errors={{}} isNew={isNew} />;
  const Input = INPUTS[cell.input];
  return (
    <LockedCell>
      <Input field={field} name={name} label={labelOf(field)} value={read(rows.shared)} error={undefined} isNew={isNew} />
      {cell.slot === 'file' && (
        <ArabicCopy field={field} name={arabicNameOf(name)} value={valueAt(rows.ar, index, cell.name)} error={undefined} isNew={isNew} />
      )}
    </LockedCell>
  );
}

function valueAt(part: Part, index: number | undefined, cell: string): unknown {
  if (!Array.isArray(part) || index === undefined) return undefined;
  const row: unknown = part[index];
  return cell === '' ? row : objectOf(row)[cell];
}
