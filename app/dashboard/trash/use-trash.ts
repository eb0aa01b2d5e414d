import { useState } from 'react';
import type { TrashedRecord } from '#api/content/trash.ts';
import { request } from '#app/page/api-client.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useTexts } from '#app/dashboard/texts.ts';

export const keyOf = ({ collection, id }: Pick<TrashedRecord, 'collection' | 'id'>) => `${collection}/${id}`;

export function useTrash(records: readonly TrashedRecord[]) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = records.filter((record) => chosen.has(keyOf(record)));

  /** What belongs to something that is also chosen comes after it. */
  async function restore(wanted: readonly TrashedRecord[]) {
    const order = [...wanted.filter(({ parent }) => !parent?.isTrashed), ...wanted.filter(({ parent }) => parent?.isTrashed)];
    let count = 0;
    for (const { collection, id } of order) {
      const answer = await api(request('POST /records/{collection}/restore', { params: { collection }, body: { ids: [id] } }));
      if (answer.isOk) count += 1;
      else {
        say({ kind: 'error', text: answer.message });
        break;
      }
    }
    if (count === order.length) say({ kind: 'ok', text: t('trash.restored', { count }) });
    setChosen(new Set());
    await revalidate();
  }

  async function purge(wanted: readonly TrashedRecord[] | 'all') {
    const items = wanted === 'all' ? [] : wanted.map(({ collection, id }) => ({ collection, id }));
    const answer = await api(wanted === 'all' ? request('POST /trash/empty') : request('POST /trash/purge', { body: { items } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    setChosen(new Set());
    await revalidate();
  }

  return {
    selected,
    isSelected: (record: TrashedRecord) => chosen.has(keyOf(record)),
    toggle: (record: TrashedRecord) => setChosen((before) => before.symmetricDifference(new Set([keyOf(record)]))),
    toggleAll: () => setChosen(new Set(selected.length === records.length ? [] : records.map(keyOf))),
    restore,
    purge,
  };
}
