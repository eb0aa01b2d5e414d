import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/page/texts.ts';
import { repeatSignedIn, useSignInAgain } from '#app/dashboard/shell/session.tsx';
import type { Answer } from '#app/dashboard/send.ts';
import { type Upload, uploadFile } from './upload-file.ts';

/** Sends files one at a time and says how far each is; `progress` is there only while one is on its way. */
export function useUpload() {
  const language = useLanguage();
  const signInAgain = useSignInAgain();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');
  const current = useRef<AbortController>(undefined);

  useEffect(() => () => current.current?.abort(), []);

  function stop() {
    current.current?.abort();
    current.current = undefined;
    setProgress(undefined);
  }

  /** The last choice counts: what was still on its way is broken off, and answers nothing. */
  async function upload<Body>(what: Upload<Body>): Promise<Answer<Body> | undefined> {
    stop();
    const own = new AbortController();
    current.current = own;
    setProblem('');
    setProgress(0);
    const note = (share: number) => current.current === own && setProgress(share);
    const answer = await repeatSignedIn(() => uploadFile(language, what, note, own.signal), signInAgain);
    if (current.current !== own) return undefined;
    current.current = undefined;
    setProgress(undefined);
    if (!answer.isOk) setProblem(Object.values(answer.errors)[0] ?? answer.message);
    return answer;
  }

  return { progress, problem, setProblem, upload, stop };
}
