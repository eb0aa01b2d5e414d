import type { Overview } from '#api/overview/overview.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/site/texts.ts';
import { useWords } from '#app/dashboard/words.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;
const KINDS = ['image', 'video', 'pdf'] as const;

export function StoragePanel({ storage }: { storage: Awaited<ReturnType<Overview['read']>>['storage'] }) {
  const t = useWords();
  const { intl } = LOCALES[useLanguage()];
  const size = (bytes: number) => {
    const [unit, value] = bytes >= GIGABYTE ? (['gigabyte', bytes / GIGABYTE] as const) : (['megabyte', bytes / MEGABYTE] as const);
    return new Intl.NumberFormat(intl, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  };
  return (
    <Panel title={t('overview.storage')} more={{ label: t('overview.backup'), to: '/dashboard/backup' }}>
      <dl className={styles['sizes']}>
        {KINDS.map((kind) => {
          const used = storage.files.find((one) => one.kind === kind);
          return (
            <div key={kind}>
              <dt>{t(`overview.files.${kind}`, { count: used?.count ?? 0 })}</dt>
              <dd>{size(used?.size ?? 0)}</dd>
            </div>
          );
        })}
        <div>
          <dt>{t('overview.database')}</dt>
          <dd>{size(storage.database)}</dd>
        </div>
        <div>
          <dt>{t('overview.free')}</dt>
          <dd>{size(storage.free)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
