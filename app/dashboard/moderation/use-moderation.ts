import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { type JsonObject, listIn, numberIn, textIn } from '#app/dashboard/read-json.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import type { Request } from '#app/dashboard/send.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { isKind, type Kind } from './shelves.ts';

export type Item = { kind: Kind; id: number };
export type Target = 'shown' | 'hidden' | 'spam' | 'deleted';

function readItem(from: JsonObject): Item | undefined {
  const kind = textIn(from, 'kind');
  return isKind(kind) ? { kind, id: numberIn(from, 'id') } : undefined;
}

/** Decisions about words, each said in words and each with an undo. */
export function useModeration() {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();

  async function call(request: Request): Promise<boolean> {
    const answer = await api(request);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    await revalidate();
    return answer.isOk;
  }

  async function decide(items: readonly Item[], to: Target, reason = ''): Promise<boolean> {
    const answer = await api({ method: 'POST', path: '/moderation/decide', body: { items, to, ...(reason && { reason }) } });
    if (!answer.isOk) {
      say({ kind: 'error', text: answer.message });
      return false;
    }
    const changed = listIn(answer.body, 'changed', readItem).filter((item) => item !== undefined);
    const undo = () => void call({ method: 'POST', path: '/moderation/undo', body: { items: changed } });
    say({ kind: 'ok', text: t(`moderation.done.${to}`, { count: changed.length }), undo });
    await revalidate();
    return true;
  }

  return {
    decide,
    block: (item: Item, by: 'name' | 'address') => call({ method: 'POST', path: '/moderation/blocks', body: { ...item, by } }),
    unblock: (id: number) => call({ method: 'DELETE', path: `/moderation/blocks/${id}` }),
  };
}
