import { VersionChanges } from '#app/dashboard/content/version-changes.tsx';
import { Cell, DataTable, Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { AnswerTo } from '#app/page/api-client.ts';
import styles from '#app/dashboard/ui/panel.module.css';

/** What a sheet would do: the mistakes first, then record by record and field by field. */
export function SheetOutcome({ check: { created, changed, unchanged, changes, errors } }: { check: AnswerTo<'POST /exchange/check'> }) {
  const t = useTexts();
  const head = [t('exchange.row'), t('exchange.column'), t('exchange.mistake')] as const;
  return (
    <>
      <p role="status">
        <strong>{t('exchange.counts', { created, changed, unchanged })}</strong>{' '}
        {errors.length === 0 ? t('exchange.nothing-yet') : t('exchange.mistakes')}
      </p>
      {errors.length > 0 && (
        <DataTable caption={t('exchange.mistakes')} head={head}>
          {errors.map(({ row, column, message }) => (
            <tr key={`${row} ${column}`}>
              <Cell label={head[0]}>{row}</Cell>
              <Cell label={head[1]}>
                <bdi dir="ltr">{column}</bdi>
              </Cell>
              <Cell label={head[2]}>{message}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <ul className={styles['changes']}>
        {changes.map(({ row, action, title, place, changes: fields }) => (
          <li key={row}>
            <details open={changes.length <= 5}>
              <summary>
                <Mark kind={action === 'create' ? 'ok' : undefined}>{t(`exchange.${action}`)}</Mark> <strong dir="auto">{title}</strong>{' '}
                {place}
              </summary>
              <VersionChanges changes={fields} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
