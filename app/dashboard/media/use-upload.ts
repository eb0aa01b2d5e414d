import { useState } from 'react';
import { useLanguage } from '#app/site/texts.ts';
import { repeatSignedIn, useSignInAgain } from '#app/dashboard/shell/session.tsx';
import type { Answer } from '#app/dashboard/send.ts';
import { useWords } from '#app/dashboard/words.ts';
import { type Upload, uploadFile } from './upload-file.ts';

/** Sends files and says how far each is; `progress` is there only while one is on its way. */
export function useUpload() {
  const t = useWords();
  const language = useLanguage();
  const signInAgain = useSignInAgain();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');

  async function upload(what: Upload): Promise<Answer> {
    setProblem('');
    setProgress(0);
    const answer = await repeatSignedIn(() => uploadFile(language, what, setProgress), signInAgain);
    setProgress(undefined);
    if (!answer.isOk) setProblem(Object.values(answer.errors)[0] ?? (answer.message || t('state.offline')));
    return answer;
  }

  return { progress, problem, upload };
}
