import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './chooser.module.css';

type ChooserProps = { isOpen: boolean; onClose: () => void; title: string; shape?: 'card' | 'film'; children: ReactNode };

/** Something to choose from in front of a form, but not part of it: Enter in its search must not save the form. */
export function Chooser({ isOpen, onClose, title, shape = 'card', children }: ChooserProps) {
  const t = useTexts();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('action.close')} shape={shape}>
      <div className={styles['body']}>{children}</div>
    </Dialog>,
    document.body,
  );
}
