import { request } from '#app/page/api-client.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { updateRecord } from './record-requests.ts';
import type { CardView, CollectionView } from './views.ts';

type Changed = { id: number; before: number; after: number };

/** Gives several records the same value, one after the other: each refuses by itself, and all that were changed are undone together. */
export function useChangeMany({ name: collection, address }: CollectionView) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();

  async function undo(all: readonly Changed[]) {
    let refused = '';
    for (const { id, before, after } of all) {
      const params = { collection, id, version: before };
      const answer = await api(request('POST /history/{collection}/{id}/restore/{version}', { params, query: { from: after } }));
      if (!answer.isOk) refused = answer.message;
    }
    say(refused ? { kind: 'error', text: refused } : { kind: 'ok', text: t('content.change.undone', { count: all.length }) });
    await revalidate();
  }

  /** Answers why each that was refused was refused. */
  return async function changeMany(cards: readonly CardView[], field: string, value: string): Promise<ReadonlyMap<number, string>> {
    const changed: Changed[] = [];
    const refused = new Map<number, string>();
    for (const { id, version } of cards) {
      const answer = await api(updateRecord(`${address}/${id}`, { [field]: value, version }, {}));
      if (answer.isOk) changed.push({ id, before: version, after: answer.body.version });
      else refused.set(id, Object.values(answer.errors)[0] ?? (answer.message || t('state.offline')));
    }
    if (changed.length > 0) say({ kind: 'ok', text: t('content.change.done', { count: changed.length }), undo: () => void undo(changed) });
    await revalidate();
    return refused;
  };
}
