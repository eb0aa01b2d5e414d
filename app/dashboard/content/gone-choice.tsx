import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useInView } from './use-in-view.ts';
import styles from './editor.module.css';

/** A colleague deleted the record while it was open here. */
export function GoneChoice({ onBringBack }: { onBringBack: () => void }) {
  const t = useTexts();
  const panel = useInView();
  return (
    <section ref={panel} tabIndex={-1} role="alert" aria-label={t('content.gone')} className={styles['conflict']}>
      <h3>{t('content.gone')}</h3>
      <p>{t('content.gone.lead')}</p>
      <div className={styles['choices']}>
        <Action look="main" onClick={onBringBack}>
          {t('content.gone.restore')}
        </Action>
      </div>
    </section>
  );
}
