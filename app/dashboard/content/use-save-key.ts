import { type RefObject, useEffect } from 'react';

/** Ctrl+S or Command+S saves the form wherever the focus is, unless a question or a chooser stands in front of it. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    function saveByKeyboard(event: KeyboardEvent) {
      if (event.code !== 'KeyS' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const front = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (!front || front.contains(form.current)) form.current?.requestSubmit();
    }
    addEventListener('keydown', saveByKeyboard, { signal: listening.signal });
    return () => listening.abort();
  }, [form]);
}
