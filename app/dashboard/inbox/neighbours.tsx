import { useTexts } from '#app/dashboard/texts.ts';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import type { LeadView } from './load-lead.server.ts';
import { useLeadPath } from './use-lead-path.ts';
import styles from './lead.module.css';

export function Neighbours({ neighbours: { previous, next } }: Pick<LeadView, 'neighbours'>) {
  const t = useTexts();
  const pathOf = useLeadPath();
  if (previous === null && next === null) return null;
  return (
    <nav className={styles['neighbours']} aria-label={t('desk.neighbours')}>
      {previous !== null && (
        <ActionLink look="quiet" to={pathOf(previous)} title={t('desk.previous.key')} aria-keyshortcuts="K">
          {t('desk.previous')}
        </ActionLink>
      )}
      {next !== null && (
        <ActionLink look="quiet" to={pathOf(next)} title={t('desk.next.key')} aria-keyshortcuts="J">
          {t('desk.next')}
        </ActionLink>
      )}
    </nav>
  );
}
