import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useCopy } from '#app/dashboard/ui/use-copy.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import panel from '#app/dashboard/ui/panel.module.css';
import { printText, saveText } from './paper.ts';
import styles from './factors.module.css';

/** Codes for the day the phone is lost; shown this once. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts();
  const text = codes.join('\n');
  const head = t('factors.codes.file', { site: typeof location === 'undefined' ? '' : location.host });
  const { copy, said } = useCopy(text);

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
          <Action data-first-focus glyph="copy" onClick={copy}>
            {t('factors.codes.copy')}
          </Action>{' '}
          <Action glyph="download" onClick={() => saveText(`${head}\n\n${text}\n`, 'lamha-recovery-codes.txt')}>
            {t('factors.codes.save')}
          </Action>{' '}
          <Action glyph="file" onClick={() => printText(head, codes)}>
            {t('factors.codes.print')}
          </Action>{' '}
          <span role="status">{said}</span>
        </div>
      </div>
    </Dialog>
  );
}
