import { useState } from 'react';
import type { Answer, Request } from './send.ts';
import { useChange } from './use-change.ts';

/** A change, and whether it is under way. */
export function useBusyChange() {
  const change = useChange();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async call(request: Request, undo?: Request): Promise<Answer> {
      setIsBusy(true);
      const answer = await change(request, undo);
      setIsBusy(false);
      return answer;
    },
  };
}
