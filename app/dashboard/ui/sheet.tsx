import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '#app/dashboard/words.ts';
import { GlyphButton } from './action.tsx';
import styles from './sheet.module.css';

type SheetProps = { title: ReactNode; onClose: () => void; children: ReactNode };

/** A wide panel over the list for a form. Escape asks to close; whether it closes is decided outside, where unsaved words are known. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('form :is(input:not([type=hidden]), textarea, select)')?.focus();
    }
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles['sheet']}
      data-tone="light"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file chooser inside was cancelled
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['top']}>
        <h2 id={titleId}>{title}</h2>
        <GlyphButton label={t('action.close')} glyph="x" onClick={onClose} />
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}
