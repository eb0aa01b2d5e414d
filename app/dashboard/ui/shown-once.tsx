import type { ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import styles from './panel.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from './action.tsx';
import { useCopy } from './use-copy.ts';

type ShownOnceProps = { secret: string | undefined; title: string; lead: string; onClose: () => void; children?: ReactNode };

/** What is kept nowhere in a form that could be read again: whoever closes this without copying it makes another one. */
export function ShownOnce({ secret, title, lead, onClose, children }: ShownOnceProps) {
  const t = useTexts();
  const { copy, said } = useCopy(secret ?? '');
  return (
    <Dialog isOpen={secret !== undefined} onClose={onClose} title={title} closeLabel={t('action.close')}>
      <div className={styles['form']}>
        <p>{lead}</p>
        <p>
          <bdi dir="ltr" className={styles['secret']}>
            {secret}
          </bdi>
        </p>
        <p>
          <Action data-first-focus glyph="copy" onClick={copy}>
            {t('keys.secret.copy')}
          </Action>{' '}
          <span role="status">{said}</span>
        </p>
        {children && <p>{children}</p>}
      </div>
    </Dialog>
  );
}
