import { useEffect, useRef } from 'react';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from './form-guard.module.css';

/** In every form: a field for machines, the time it took, a key that knows it again when sent twice, and a calculation where asked. */
export function FormGuard() {
  const { asksForProof } = usePageFacts();
  const waited = useRef<HTMLInputElement>(null);
  const proof = useRef<HTMLInputElement>(null);
  const key = useRef<HTMLInputElement>(null);

  const language = useLanguage();
  useEffect(() => {
    const form = waited.current?.form;
    if (!form) return;
    const ending = new AbortController();
    const shownAt = performance.now();
    const { signal } = ending;
    const note = () => {
      if (waited.current) waited.current.value = String(Math.round(performance.now() - shownAt));
      if (key.current?.value === '') key.current.value = newKey();
    };
    form.addEventListener('submit', note, { capture: true, signal });
    form.addEventListener('reset', () => key.current && (key.current.value = ''), { signal });
    const solve = async () => {
      // Few sites ask for it, and few visitors send a file.
      const { solveChallenge } = await import('./solve-challenge.ts');
      const solved = await solveChallenge(language, signal);
      if (proof.current && solved) proof.current.value = solved;
    };
    if (asksForProof) form.addEventListener('focusin', () => void solve(), { once: true, signal });
    // A file finds room more easily with one.
    const choose = ({ target }: Event) =>
      target instanceof HTMLInputElement && target.type === 'file' && !proof.current?.value && void solve();
    form.addEventListener('change', choose, { signal });
    return () => ending.abort();
  }, [asksForProof, language]);

  return (
    <>
      <input ref={waited} type="hidden" name="waited" />
      <input ref={proof} type="hidden" name="proof" />
      <input ref={key} type="hidden" name="form_key" />
      <input name="extra" tabIndex={-1} autoComplete="off" aria-hidden className={styles['extra']} />
    </>
  );
}

/** The key of a form. Not by `randomUUID`, which a page without https has not got. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
