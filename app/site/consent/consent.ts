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
  try {
    if (choice) localStorage.setItem(KEY, choice);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: the question is asked again on the next page.
  }
  window.dispatchEvent(new Event(CHANGE));
}

export function onConsent(onChange: () => void): () => void {
  window.addEventListener(CHANGE, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGE, onChange);
    window.removeEventListener('storage', onChange);
  };
}
