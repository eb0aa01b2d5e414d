import { useState, type FocusEvent } from 'react';
import type { SpecificationGroup, SpecificationKind } from '#content/specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName, type Specifications } from '#content/specifications/kinds.ts';
import { typeSpecification } from '#content/specifications/parse.ts';
import { unitName } from '#content/specifications/write.ts';
import { SpecificationValueInput } from '#app/dashboard/inputs/specification-value-input.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from './specification-table.module.css';

type Row = { id: number; version: number; name: string; specifications: Specifications };

/** Rows of products, columns of one group; the product's name stays in sight while one scrolls. */
export function SpecificationTable({ group, rows }: { group: SpecificationGroup; rows: readonly Row[] }) {
  const t = useTexts();
  const language = useLanguage();
  const names = SPECIFICATION_NAMES.filter((name) => SPECIFICATIONS[name].group === group);
  return (
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
        <tbody>
          {rows.map((row) => (
            <ProductRow key={row.id} row={row} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductRow({ row, names }: { row: Row; names: readonly SpecificationName[] }) {
  const api = useApi();
  const say = useMessages();
  const t = useTexts();
  const [version, setVersion] = useState(row.version);
  const [saved, setSaved] = useState<Record<string, string>>(() => typedIn(row.specifications, names));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLTableRowElement>) {
    if (currentTarget.contains(relatedTarget)) return;
    const now = readRow(currentTarget, names);
    const changed = Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== saved[name]));
    if (Object.keys(changed).length === 0) return;
    const answer = await api({ method: 'PUT', path: `/products/${row.id}`, body: { specifications: changed, version } });
    setErrors(answer.errors);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    if (!answer.isOk) return;
    setVersion(Number(answer.body['version']));
    setSaved(now);
  }

  return (
    <tr onBlur={(event) => void leave(event)}>
      <th scope="row" id={`product-${row.id}`} dir="auto">
        {row.name}
      </th>
      {names.map((name) => (
        <td key={name}>
          <SpecificationValueInput
            name={`${row.id}.${name}`}
            kind={SPECIFICATIONS[name]}
            value={row.specifications[name] ?? []}
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
