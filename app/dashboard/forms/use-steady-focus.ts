import { type RefObject, useEffect } from 'react';

/** A save switches its button off and may draw the inputs anew; whoever saved finds the focus where it was. */
export function useSteadyFocus(form: RefObject<HTMLFormElement | null>, isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return undefined;
    const saved = form.current;
    let name = document.activeElement?.getAttribute('name');
    const listening = new AbortController();
    addEventListener('focusin', ({ target }) => void (name = target instanceof Element ? target.getAttribute('name') : null), {
      signal: listening.signal,
    });
    return () => {
      listening.abort();
      if (document.activeElement !== document.body) return;
      const input = name && saved?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
      (input || saved?.querySelector<HTMLElement>('[type=submit]'))?.focus();
    };
  }, [form, isSaving]);
}
