import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Only for people who cannot see the dialog: it has a heading of its own inside. */
  hidesTitle?: boolean;
  closeLabel: string;
  shape?: 'card' | 'screen' | 'side' | 'film';
  tone?: 'dark' | 'light';
  children: ReactNode;
};

/** The browser traps the focus, closes on Escape and gives the focus back to where it was. */
export function Dialog({ isOpen, onClose, title, hidesTitle = false, closeLabel, shape = 'card', tone = 'light', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isTold = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  // Taken away while it is open, it tells nobody by itself: whoever stands in front of the page has to move out of it.
  useEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) document.dispatchEvent(new Event('close'));
    };
  }, []);

  // Told at once: by the time the browser tells of it, somebody may have opened the dialog again.
  function close() {
    isTold.current = true;
    dialog.current?.close();
    onClose();
  }

  function closed() {
    if (!isTold.current) onClose();
    isTold.current = false;
  }

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    close();
  }

  function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) close();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles['dialog']}
      data-shape={shape}
      data-tone={tone}
      onCancel={cancel}
      onClose={closed}
      onClick={closeFromOutside}
    >
      <div className={styles['inside']}>
        <div className={styles['top']}>
          <h2 id={titleId} className={hidesTitle ? 'visually-hidden' : styles['title']}>
            {title}
          </h2>
          <IconButton className={styles['close']} look="bare" icon="x-lg" label={closeLabel} onClick={close} />
        </div>
        {isOpen && children}
      </div>
    </dialog>
  );
}
