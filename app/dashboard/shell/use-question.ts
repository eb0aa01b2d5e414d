import { useCallback, useRef, useState } from 'react';

/** A question that several calls may wait for at once: one answer serves them all. */
export function useQuestion() {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isAnswered: boolean) => void)[]>([]);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setIsAsking(true);
      }),
    [],
  );

  function end(isAnswered: boolean): void {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isAnswered);
  }

  return { isAsking, ask, end };
}
