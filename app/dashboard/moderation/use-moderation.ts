import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { request, type Request } from '#app/page/api-client.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Kind } from './shelves.ts';

export type Item = { kind: Kind; id: number };
export type Target = 'shown' | 'hidden' | 'spam' | 'deleted';

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
    const answer = await api(request('POST /moderation/decide', { body: { items: [...items], to, ...(reason && { reason }) } }));
    if (!answer.isOk) {
      say({ kind: 'error', text: answer.message });
      return false;
    }
    const { changed } = answer.body;
    const undo = () => void call(request('POST /moderation/undo', { body: { items: changed, from: to } }));
    if (changed.length === 0) say({ kind: 'error', text: answer.message });
    else say({ kind: 'ok', text: t(`moderation.done.${to}`, { count: changed.length }), undo });
    await revalidate();
    return true;
  }

  return {
    decide,
    block: (item: Item, by: 'name' | 'address') => call(request('POST /moderation/blocks', { body: { ...item, by } })),
    unblock: (id: number) => call(request('DELETE /moderation/blocks/{id}', { params: { id } })),
  };
}
