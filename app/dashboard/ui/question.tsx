import type { ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from './action.tsx';
import styles from './question.module.css';

type QuestionProps = {
  isOpen: boolean;
  text: string;
  yes: string;
  /** Yes takes something away: it is not what stands first. */
  isGrave?: boolean;
  onYes: () => void;
  onClose: () => void;
  children?: ReactNode;
};

export function Question({ isOpen, text, yes, isGrave = false, onYes, onClose, children }: QuestionProps) {
  const t = useTexts();
  const confirm = (
    <Action
      look={isGrave ? 'danger' : 'main'}
      onClick={() => {
        onYes();
        onClose();
      }}
    >
      {yes}
    </Action>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text} closeLabel={t('action.close')}>
      {children}
      <div className={styles['answers']}>
        {!isGrave && confirm}
        <Action data-first-focus onClick={onClose}>
          {t('action.cancel')}
        </Action>
        {isGrave && confirm}
      </div>
    </Dialog>
  );
}
