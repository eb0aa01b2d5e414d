import { useEffect, useRef, useState } from 'react';
import type { Language } from '#content/languages.ts';
import { useLanguage } from '#app/page/texts.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLocked } from '#app/dashboard/content/locked.tsx';
import { setValue } from '#app/dashboard/inputs/set-value.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Notes } from './notes-of.ts';
import { useWordPatterns } from './use-word-patterns.ts';
import styles from './text-notes.module.css';

type NotesProps = { name: string; language: Language; isHtml: boolean };

/** Texts are checked after a pause in typing. */
const PAUSE_MS = 400;

/** What would come out in the wrong order, and words the company says otherwise. Read from the form: nothing is drawn while somebody types. */
export function TextNotes({ name, language, isHtml }: NotesProps) {
  const t = useTexts();
  const reader = useLanguage();
  const isLocked = useLocked(language);
  const patterns = useWordPatterns();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Notes>();

  useEffect(() => {
    const side = box.current?.parentElement;
    if (!side || !patterns) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    async function look() {
      const text = fieldIn(side, name)?.value ?? '';
      const { notesOf } = await import('./notes-of.ts');
      if (isCurrent && patterns) setSeen(notesOf(text, language, isHtml, patterns));
    }
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    lookSoon();
    side.addEventListener('input', lookSoon);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      side.removeEventListener('input', lookSoon);
    };
  }, [patterns, name, language, isHtml]);

  function change(text: string) {
    const field = fieldIn(box.current?.parentElement, name);
    // Whoever typed on since sees new notes in a moment; nothing of it is written over.
    if (!field || field.value !== seen?.text) return;
    if (isHtml) field.dispatchEvent(new CustomEvent('mend', { detail: text }));
    else setValue(field, text);
  }

  const { order = [], words = [] } = seen ?? {};
  return (
    <div ref={box} className={styles['notes']} dir={LOCALES[reader].dir} aria-live="polite">
      {order.length > 0 && (
        <p>
          {t('wording.order')}{' '}
          {order.map(({ start, text, shown }) => (
            <span key={start} className={styles['pair']}>
              <bdo dir="ltr">{shown}</bdo> {t('wording.order.instead')} <bdo dir="ltr">{text}</bdo>
            </span>
          ))}{' '}
          {!isLocked && seen && (
            <button type="button" onClick={() => change(seen.withOrder())}>
              {t('wording.order.mend')}
            </button>
          )}
        </p>
      )}
      {words.map((word) => (
        <p key={word.start}>
          {t('wording.word', { says: word.says, term: word.term })}{' '}
          {!isLocked && seen && word.instead !== undefined && (
            <button type="button" onClick={() => change(seen.withWord(word))}>
              {t('wording.word.mend', { instead: word.instead })}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

function fieldIn(side: Element | null | undefined, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = side?.querySelector(`[name="${CSS.escape(name)}"]`);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}
