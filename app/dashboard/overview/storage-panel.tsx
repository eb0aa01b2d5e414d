import type { Overview } from '#api/features/overview/overview.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Panel } from './panel.tsx';
import styles from './overview.module.css';

const KINDS = ['image', 'video', 'pdf'] as const;

type Numbers = Awaited<ReturnType<Overview['read']>>;

export function StoragePanel({ storage, lastCopy }: Pick<Numbers, 'storage' | 'lastCopy'>) {
  const t = useTexts();
  const { size, when } = useFormats();
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
        {lastCopy && (
          <div>
            <dt>{t(lastCopy.proof ? 'overview.copy.proven' : 'overview.copy')}</dt>
            <dd>{when(lastCopy.at)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
