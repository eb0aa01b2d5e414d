import type { AnswerTo } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import panel from '#app/dashboard/ui/panel.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Source } from './restore-record.tsx';
import type { Whole } from './restore-whole.tsx';

type Props = {
  isOn: boolean;
  elsewhere: AnswerTo<'GET /copies'>;
  isBusy: boolean;
  onRestore: (source: Source) => void;
  onWhole: (source: Whole) => void;
};

/** What lies at another place: one list, whichever server is asked. */
export function CopiesElsewhere({ isOn, elsewhere: { copies, opens, isThere }, isBusy, onRestore, onWhole }: Props) {
  const t = useTexts();
  const { when, size } = useFormats();
  const head = [t('backup.made'), t('backup.holds'), t('backup.size'), t('table.actions')] as const;
  return (
    <section className={panel['card']} data-wide>
      <h2>{t('backup.copies')}</h2>
      {isOn ? <p>{t('backup.copies.lead')}</p> : <Empty>{t('backup.copies.off')}</Empty>}
      {isOn && !isThere && <Empty>{t('backup.copies.away')}</Empty>}
      {isOn && isThere && copies.length === 0 && <Empty>{t('backup.copies.none')}</Empty>}
      {isOn && !opens && <p>{t('backup.copies.sealed')}</p>}
      {copies.length > 0 && (
        <DataTable caption={t('backup.copies')} head={head}>
          {copies.map(({ name, createdAt, version, rows, files, size: bytes }) => (
            <tr key={name}>
              <Cell label={head[0]}>{when(createdAt)}</Cell>
              <Cell label={head[1]}>{t('backup.counts', { rows, files })}</Cell>
              <Cell label={head[2]}>{size(bytes)}</Cell>
              <Cell label={head[3]} isEnd>
                <Action
                  look="quiet"
                  disabled={!opens}
                  aria-label={`${t('backup.record')}: ${when(createdAt)}`}
                  onClick={() => onRestore({ kind: 'copy', name, createdAt })}
                >
                  {t('backup.record')}
                </Action>
                <Action
                  look="quiet"
                  disabled={!opens || isBusy}
                  aria-label={`${t('backup.whole')}: ${when(createdAt)}`}
                  onClick={() => onWhole({ kind: 'copy', name, createdAt, version, rows, files, size: bytes })}
                >
                  {t('backup.whole')}
                </Action>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
