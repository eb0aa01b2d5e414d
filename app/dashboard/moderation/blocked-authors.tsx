import { useFormats } from '#app/dashboard/formats.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { ModerationView } from './load-moderation.server.ts';
import { useModeration } from './use-moderation.ts';
import styles from './moderation.module.css';

export function BlockedAuthors({ blocks }: Pick<ModerationView, 'blocks'>) {
  const t = useTexts();
  const { when } = useFormats();
  const { unblock } = useModeration();
  if (blocks.length === 0) return null;
  return (
    <details className={styles['blocks']}>
      <summary>{t('moderation.blocks', { count: blocks.length })}</summary>
      <p>{t('moderation.blocks.hint')}</p>
      <ul>
        {blocks.map(({ id, kind, label, at }) => (
          <li key={id}>
            <bdi>{label}</bdi>
            <span>{t(`moderation.blocks.${kind}`)}</span>
            <time dateTime={at}>{when(at)}</time>
            <Allowed to="moderation.write">
              <Action look="quiet" aria-label={`${t('moderation.unblock')}: ${label}`} onClick={() => void unblock(id)}>
                {t('moderation.unblock')}
              </Action>
            </Allowed>
          </li>
        ))}
      </ul>
    </details>
  );
}
