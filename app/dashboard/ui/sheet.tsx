import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#app/dashboard/texts.ts';
import { GlyphButton } from './action.tsx';
import styles from './sheet.module.css';

type SheetProps = { title: ReactNode; onClose: () => void; /** As wide as the window. */ isWide?: boolean; children: ReactNode };

/** A wide panel over the list for a form. Escape asks to close; whether it closes is decided outside, where unsaved words are known. */
export function Sheet({ title, onClose, isWide = false, children }: SheetProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it is taken out of the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('form :is(input:not([type=hidden]), textarea, select)')?.focus();
    }
    return () => element?.close();
  }, []);

  /** The browser lets a page refuse its own closing only once; a key it never sees closes nothing. */
  function askOnEscape(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented || isFromInside(event)) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles['sheet']}
      data-wide={isWide || undefined}
      data-tone="light"
      onKeyDown={askOnEscape}
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

/** From a question or a chooser that stands in front of the sheet. */
function isFromInside({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest('dialog') !== currentTarget;
}
