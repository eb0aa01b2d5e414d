import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useWords } from '#app/dashboard/words.ts';
import styles from './office.module.css';

export type Secret = { username: string; password: string };

/** A generated password is kept nowhere: whoever closes this without passing it on makes another one. */
export function NewPassword({ secret, onClose }: { secret: Secret | undefined; onClose: () => void }) {
  const t = useWords();
  return (
    <Dialog isOpen={secret !== undefined} onClose={onClose} title={t('users.password.title')} closeLabel={t('action.close')}>
      <p>{t('users.password.lead', { name: secret?.username ?? '' })}</p>
      <p>
        <bdi dir="ltr" className={styles['secret']}>
          {secret?.password}
        </bdi>
      </p>
      <Action data-first-focus glyph="copy" onClick={() => void navigator.clipboard.writeText(secret?.password ?? '')}>
        {t('users.password.copy')}
      </Action>
    </Dialog>
  );
}
