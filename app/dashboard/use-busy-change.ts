import { useState } from 'react';
import type { Request } from '#app/page/api-client.ts';
import type { Answer } from './send.ts';
import { useChange } from './use-change.ts';

export function useBusyChange() {
  const change = useChange();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async call<Body>(request: Request<Body>, undo?: Request): Promise<Answer<Body>> {
      setIsBusy(true);
      const answer = await change(request, undo);
      setIsBusy(false);
      return answer;
    },
  };
}
