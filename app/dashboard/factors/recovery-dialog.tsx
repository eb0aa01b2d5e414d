import { useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import panel from '#app/dashboard/ui/panel.module.css';
import styles from './factors.module.css';

/** Codes for the day the phone is lost; shown this once. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts();
  const text = codes.join('\n');
  const [copied, setCopied] = useState('');
  const isCopied = text !== '' && copied === text;

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  }

  return (
    <Dialog isOpen={codes.length > 0} onClose={onClose} title={t('factors.codes.title')} closeLabel={t('action.close')}>
      <div className={panel['form']}>
        <p>{t('factors.codes.lead')}</p>
        <ul className={styles['codes']} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div>
          <Action data-first-focus glyph="copy" onClick={() => void copy()}>
            {t('factors.codes.copy')}
          </Action>{' '}
          <span role="status">{isCopied && t('keys.secret.copied')}</span>
        </div>
      </div>
    </Dialog>
  );
}
