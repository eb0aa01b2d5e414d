import type { ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from './action.tsx';
import styles from './question.module.css';

type QuestionProps = { isOpen: boolean; text: string; yes: string; onYes: () => void; onClose: () => void; children?: ReactNode };

export function Question({ isOpen, text, yes, onYes, onClose, children }: QuestionProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text} closeLabel={t('action.close')}>
      {children}
      <div className={styles['answers']}>
        <Action
          look="main"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {yes}
        </Action>
        <Action data-first-focus onClick={onClose}>
          {t('action.cancel')}
        </Action>
      </div>
    </Dialog>
  );
}
