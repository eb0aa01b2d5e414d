import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { SpecificationGroup, SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName, type Specifications } from '#content/specifications/kinds.ts';
import { typeSpecification } from '#content/specifications/parse.ts';
import { unitName } from '#content/specifications/write.ts';
import { updateRecord } from '#app/dashboard/content/record-requests.ts';
import { useUndoEdit } from '#app/dashboard/content/use-undo-edit.ts';
import { specificationsFrom } from '#app/dashboard/content/document-from.ts';
import { CopyOffer } from '#app/dashboard/forms/copy-offer.tsx';
import { useUnsaved } from '#app/dashboard/forms/unsaved.tsx';
import { useDeviceCopy } from '#app/dashboard/forms/use-device-copy.ts';
import { SpecificationValueInput } from '#app/dashboard/inputs/specification-value-input.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useLanguage } from '#app/page/texts.ts';
import { type RowSaved, usePastedCells } from './use-pasted-cells.tsx';
import styles from './specification-table.module.css';

type Saver = () => Promise<RowSaved>;
type Row = { id: number; version: number; name: string; specifications: Specifications };

/** Rows of products, columns of one group; the product's name stays in sight while one scrolls. */
export function SpecificationTable({ group, rows }: { group: SpecificationGroup; rows: readonly Row[] }) {
  const t = useTexts();
  const language = useLanguage();
  const names = SPECIFICATION_NAMES.filter((name) => SPECIFICATIONS[name].group === group);
  // A row whose edit was undone is drawn anew, once what is read is later than the edit: undoing may be known sooner.
  const [lives, setLives] = useState<Readonly<Record<number, number>>>({});
  const [savers] = useState(() => new Map<number, Saver>());
  const { bar, onPaste, onKeyDown } = usePastedCells(
    (row) => savers.get(Number(row.dataset['product']))?.() ?? Promise.resolve({ isOk: true }),
  );
  return (
    <>
      {bar}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('specifications.title')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('specifications.product')}</th>
              {names.map((name) => {
                const kind: SpecificationKind = SPECIFICATIONS[name];
                const unit = unitName(kind, language);
                return (
                  <th key={name} scope="col" id={`specification-${name}`}>
                    {kind.label[language]} {unit && <span>{unit}</span>}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody onPaste={onPaste} onKeyDown={onKeyDown}>
            {rows.map((row) => (
              <ProductRow
                key={`${row.id} ${row.version > (lives[row.id] ?? Infinity) ? lives[row.id] : ''}`}
                row={row}
                group={group}
                names={names}
                savers={savers}
                onUndone={(undone) => setLives((before) => ({ ...before, [row.id]: undone }))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type RowProps = {
  row: Row;
  group: SpecificationGroup;
  names: readonly SpecificationName[];
  /** Where each row leaves how it is saved, for what changes several. */
  savers: Map<number, Saver>;
  /** The version that was undone. */
  onUndone: (version: number) => void;
};

function ProductRow({ row, group, names, savers, onUndone }: RowProps) {
  const api = useApi();
  const undoOf = useUndoEdit();
  const say = useMessages();
  const t = useTexts();
  const line = useRef<HTMLTableRowElement>(null);
  const [version, setVersion] = useState(row.version);
  const [saved, setSaved] = useState<Record<string, string>>(() => typedIn(row.specifications, names));
  const [drawn, setDrawn] = useState({ values: row.specifications, round: 0 });
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const copy = useDeviceCopy({
    form: `specifications/${group}/${row.id}`,
    version,
    read: () => (line.current ? readRow(line.current, names) : undefined),
    restore({ values }) {
      setDrawn({ values: { ...drawn.values, ...specificationsFrom(values) }, round: drawn.round + 1 });
      setIsDirty(true);
    },
  });

  async function save(isQuiet = false): Promise<RowSaved> {
    if (!line.current || isSaving) return { isOk: false };
    const now = readRow(line.current, names);
    const changed = Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== saved[name]));
    if (Object.keys(changed).length === 0) return { isOk: true };
    setIsSaving(true);
    const answer = await api(updateRecord(`/products/${row.id}`, { specifications: changed, version }, {}));
    setIsSaving(false);
    setErrors(answer.errors);
    const text = `${row.name}: ${answer.message || t('state.offline')}`;
    if (!answer.isOk) {
      if (!isQuiet) say({ kind: 'error', text });
      const cells = Object.values(answer.errors).join(' ');
      return { isOk: false, problem: cells ? `${row.name}: ${cells}` : text };
    }
    const edited = { collection: 'products', id: row.id, before: version, after: answer.body.version };
    if (!isQuiet) say({ kind: 'ok', text, ...undoOf(edited, () => onUndone(edited.after)) });
    // What was typed meanwhile is not part of the save.
    const later = line.current ? readRow(line.current, names) : now;
    const isTypedOn = names.some((name) => later[name] !== now[name]);
    if (!isTypedOn) copy.drop();
    setIsDirty(isTypedOn);
    setVersion(answer.body.version);
    setSaved(now);
    return { isOk: true };
  }

  useEffect(() => {
    savers.set(row.id, () => save(true));
    return () => void savers.delete(row.id);
  });

  useUnsaved({ isDirty, isSaving, save: async () => (await save()).isOk, discard: copy.drop, keep: copy.keep });

  function note() {
    const now = line.current ? readRow(line.current, names) : saved;
    const isChanged = names.some((name) => now[name] !== saved[name]);
    setIsDirty(isChanged);
    if (isChanged) copy.note();
    else copy.drop();
  }

  return (
    <tr
      ref={line}
      data-product={row.id}
      onInput={note}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLTableRowElement>) => {
        // What was pasted is looked at first.
        const isLookedAt = currentTarget.querySelector('[data-pasted]') !== null;
        if (!isLookedAt && !currentTarget.contains(relatedTarget)) void save();
      }}
    >
      <th scope="row" id={`product-${row.id}`}>
        <bdi>{row.name}</bdi>
        {copy.offered && <CopyOffer copy={copy.offered} onTake={copy.takeOffer} onRefuse={copy.refuseOffer} />}
      </th>
      {names.map((name) => (
        <td key={`${name} ${drawn.round}`}>
          <SpecificationValueInput
            name={`${row.id}.${name}`}
            kind={SPECIFICATIONS[name]}
            value={drawn.values[name] ?? []}
            error={errors[`specifications.${name}`]}
            labelledBy={`product-${row.id} specification-${name}`}
          />
        </td>
      ))}
    </tr>
  );
}

function typedIn(specifications: Specifications, names: readonly SpecificationName[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, typeSpecification(SPECIFICATIONS[name], specifications[name] ?? [])]));
}

/** What stands in the inputs of a row, several choices joined as they are typed. */
function readRow(row: HTMLTableRowElement, names: readonly SpecificationName[]): Record<string, string> {
  const inputs = [...row.querySelectorAll<HTMLInputElement>('input, select')];
  return Object.fromEntries(
    names.map((name) => {
      const own = inputs.filter((input) => input.name.endsWith(`.${name}`));
      return [name, own.map((input) => input.value.trim()).join(' / ')];
    }),
  );
}
