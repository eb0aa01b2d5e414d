import { useState } from 'react';
import { useTexts } from '#app/dashboard/texts.ts';

/** Copies a text that is shown once, and says so, or that this browser lets nobody copy but by hand. */
export function useCopy(text: string) {
  const t = useTexts();
  const [told, setTold] = useState<{ text: string; isCopied: boolean }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTold({ text, isCopied: true });
    } catch {
      setTold({ text, isCopied: false });
    }
  }

  const isOfThis = told !== undefined && text !== '' && told.text === text;
  return { copy: () => void copy(), said: isOfThis ? t(told.isCopied ? 'keys.secret.copied' : 'keys.secret.by-hand') : '' };
}
