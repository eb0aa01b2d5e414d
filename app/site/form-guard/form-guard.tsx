import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useLanguage } from '#app/site/texts.ts';
import { solveChallenge } from './solve-challenge.ts';
import styles from './form-guard.module.css';

/** Goes into every form: a field for machines, the time a person took and, where the site asks for it, a solved calculation. */
export function FormGuard() {
  const language = useLanguage();
  const asksForProof = useRouteLoaderData<ShellData>(language)?.asksForProof ?? false;
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
      const solved = await solveChallenge(signal);
      if (proof.current && solved) proof.current.value = solved;
    };
    if (asksForProof) form.addEventListener('focusin', () => void solve(), { once: true, signal });
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
