import { useCallback } from 'react';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useSignInAgain } from './session.tsx';

/** A failed fetcher would replace the whole screen, and with it the open form; here a failure is just no answer. */
export function useRead() {
  const language = useLanguage();
  const signInAgain = useSignInAgain();
  return useCallback(
    async <Data>(path: string, isData: (answer: unknown) => answer is Data): Promise<Data | undefined> => {
      const ask = () => fetch(inLanguage(path, language), { headers: { accept: 'application/json' } });
      try {
        const answer = await ask();
        const last = answer.status === 401 && (await signInAgain()) ? await ask() : answer;
        const data: unknown = last.ok ? await last.json() : undefined;
        return isData(data) ? data : undefined;
      } catch {
        return undefined;
      }
    },
    [language, signInAgain],
  );
}
