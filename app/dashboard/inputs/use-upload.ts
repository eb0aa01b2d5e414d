import { useState } from 'react';
import { useLanguage } from '#app/site/texts.ts';
import { storedNameOf, uploadFile } from '#app/dashboard/media/upload-file.ts';
import { repeatSignedIn, useSignInAgain } from '#app/dashboard/shell/session.tsx';
import { useWords } from '#app/dashboard/words.ts';

/** Sends one file to the library and says how far it is; `progress` is there only while it runs. */
export function useUpload(onStored: (name: string) => void) {
  const t = useWords();
  const language = useLanguage();
  const signInAgain = useSignInAgain();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');

  async function upload(file: File) {
    setProblem('');
    setProgress(0);
    const answer = await repeatSignedIn(() => uploadFile(language, file, setProgress), signInAgain);
    setProgress(undefined);
    if (answer.isOk) onStored(storedNameOf(answer));
    else setProblem(Object.values(answer.errors)[0] ?? (answer.message || t('state.offline')));
  }

  return { progress, problem, upload };
}
