import { inStorage } from '#app/site/in-storage.ts';

export type Consent = 'granted' | 'refused';

const KEY = 'consent';
const CHANGE = 'lamha:consent';

/** The visitor's answer about services of others; nothing while it is not known. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'granted' || stored === 'refused' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the answer to the cookie question; `undefined` lets the footer's button ask again. */
export function keepConsent(choice: Consent | undefined): void {
  inStorage(() => (choice ? localStorage.setItem(KEY, choice) : localStorage.removeItem(KEY)));
  window.dispatchEvent(new Event(CHANGE));
}

export function onConsent(onChange: () => void): () => void {
  const ended = new AbortController();
  window.addEventListener(CHANGE, onChange, ended);
  window.addEventListener('storage', onChange, ended);
  return () => ended.abort();
}
