import { useRef } from 'react';
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

  /** By record: what stays open after a refusal is tried again, and undone with what went before. */
  const changed = useRef(new Map<number, Changed>());

  async function undo(all: readonly Changed[]) {
    let [count, refused] = [0, ''];
    for (const { id, before, after } of all) {
      const params = { collection, id, version: before };
      const answer = await api(request('POST /history/{collection}/{id}/restore/{version}', { params, query: { from: after } }));
      if (answer.isOk) count += 1;
      else refused = answer.message;
    }
    const text = [
      count > 0 && t('content.change.undone', { count }),
      refused && t('content.change.kept', { count: all.length - count }),
      refused,
    ];
    say({ kind: refused ? 'error' : 'ok', text: text.filter(Boolean).join(' ') });
    await revalidate();
  }

  /** Answers, for each refused record, the reason. */
  return async function changeMany(cards: readonly CardView[], field: string, value: string): Promise<ReadonlyMap<number, string>> {
    const refused = new Map<number, string>();
    for (const { id, version } of cards) {
      const answer = await api(updateRecord(`${address}/${id}`, { [field]: value, version }, {}));
      const last = changed.current.get(id);
      // Undoing stops at what somebody else saved in between.
      const before = last?.after === version ? last.before : version;
      if (answer.isOk) changed.current.set(id, { id, before, after: answer.body.version });
      else refused.set(id, Object.values(answer.errors)[0] ?? (answer.message || t('state.offline')));
    }
    const count = cards.length - refused.size;
    const all = [...changed.current.values()];
    if (count > 0) say({ kind: 'ok', text: t('content.change.done', { count }), undo: () => void undo(all) });
    await revalidate();
    return refused;
  };
}
