import { type ReactNode, useId } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import styles from './dialog.module.css';

type PageDialogProps = {
  /** Named by the `data-opens-dialog` of the button or link that opens it; see start-dialogs.ts. */
  id: string;
  title: ReactNode;
  /** Only for people who cannot see the dialog: it has a heading of its own inside. */
  hidesTitle?: boolean;
  closeLabel: string;
  shape?: 'card' | 'screen' | 'side' | 'film';
  tone?: 'dark' | 'light';
  children: ReactNode;
};

/** A dialog that is part of the page: drawn closed by the server, opened without React. Inside islands and the dashboard use `Dialog`. */
export function PageDialog({ id, title, hidesTitle = false, closeLabel, shape = 'card', tone = 'light', children }: PageDialogProps) {
  const titleId = useId();
  return (
    <dialog id={id} aria-labelledby={titleId} className={styles['dialog']} data-shape={shape} data-tone={tone} data-page-dialog>
      <div className={styles['inside']}>
        <div className={styles['top']}>
          <h2 id={titleId} className={hidesTitle ? 'visually-hidden' : styles['title']}>
            {title}
          </h2>
          <IconButton className={styles['close']} look="bare" icon="x-lg" label={closeLabel} data-closes-dialog />
        </div>
        {children}
      </div>
    </dialog>
  );
}
