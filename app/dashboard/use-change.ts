import { isObject } from './json-object.ts';
import { useRevalidate } from './use-revalidate.ts';
import type { Request } from '#app/page/api-client.ts';
import type { Answer } from './send.ts';
import { useMessages } from './shell/messages.tsx';
import { useApi } from './shell/session.tsx';

/** One write, what became of it in words, and the screen read anew. */
export function useChange() {
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  return async function change<Body>(request: Request<Body>, undo?: Request): Promise<Answer<Body>> {
    const answer = await api(request);
    const canUndo = answer.isOk && undo !== undefined;
    // What was left undone stays to be read.
    const isWhole = answer.isOk && !(isObject(answer.body) && Number(answer.body['left']) > 0);
    say({
      kind: isWhole ? 'ok' : 'error',
      text: answer.message,
      ...(canUndo && { undo: () => void change(undo) }),
    });
    await revalidate();
    return answer;
  };
}
