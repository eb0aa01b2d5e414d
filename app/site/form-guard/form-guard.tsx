import { useEffect, useRef } from 'react';
import { usePageFacts } from '#app/page/page-facts.ts';
import styles from './form-guard.module.css';

/** Goes into every form: a field for machines, the time a person took and, where the site asks for it, a solved calculation. */
export function FormGuard() {
  const { asksForProof } = usePageFacts();
  const waited = useRef<HTMLInputElement>(null);
  const proof = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = waited.current?.form;
    if (!form) return;
    const ending = new AbortController();
    const shownAt = performance.now();
    const { signal } = ending;
    const note = () => waited.current && (waited.current.value = String(Math.round(performance.now() - shownAt)));
    form.addEventListener('submit', note, { capture: true, signal });
    const solve = async () => {
      // Few sites ask for it, and few visitors send a file.
      const { solveChallenge } = await import('./solve-challenge.ts');
      const solved = await solveChallenge(signal);
      if (proof.current && solved) proof.current.value = solved;
    };
    if (asksForProof) form.addEventListener('focusin', () => void solve(), { once: true, signal });
    // A file finds room more easily with one.
    const choose = ({ target }: Event) =>
      target instanceof HTMLInputElement && target.type === 'file' && !proof.current?.value && void solve();
    form.addEventListener('change', choose, { signal });
    return () => ending.abort();
  }, [asksForProof]);

  return (
    <>
      <input ref={waited} type="hidden" name="waited" />
      <input ref={proof} type="hidden" name="proof" />
      <input name="extra" tabIndex={-1} autoComplete="off" aria-hidden className={styles['extra']} />
    </>
  );
}
