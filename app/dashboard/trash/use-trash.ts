import { useState } from 'react';
import type { TrashedRecord } from '#api/content/trash.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { changeEach, endingOfEach } from '#app/dashboard/change-each.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useTexts } from '#app/dashboard/texts.ts';

export const keyOf = ({ collection, id }: Pick<TrashedRecord, 'collection' | 'id'>) => `${collection}/${id}`;

export function useTrash(records: readonly TrashedRecord[]) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = records.filter((record) => chosen.has(keyOf(record)));

  /** What belongs to something that is also chosen comes after it. */
  async function restore(wanted: readonly TrashedRecord[]) {
    const order = [...wanted.filter(({ parent }) => !parent?.isTrashed), ...wanted.filter(({ parent }) => parent?.isTrashed)];
    const titleOf = ({ title }: TrashedRecord) => title || t('content.untitled');
    const restored: TrashedRecord[] = [];
    const ended = await changeEach(order, titleOf, async (record) => {
      const { collection, id } = record;
      const answer = await api(request('POST /records/{collection}/restore', { params: { collection }, body: { ids: [id] } }));
      if (answer.isOk) restored.push(record);
      return answer;
    });
    const undo = () => void putBack(restored.toReversed(), titleOf);
    say({ ...endingOfEach(language, ended, t('trash.restored', { count: ended.done })), ...(restored.length > 0 && { undo }) });
    setChosen(new Set());
    await revalidate();
  }

  async function putBack(records: readonly TrashedRecord[], titleOf: (record: TrashedRecord) => string) {
    const ended = await changeEach(records, titleOf, ({ collection, id }) =>
      api(request('POST /records/{collection}/remove', { params: { collection }, body: { ids: [id] } })),
    );
    say(endingOfEach(language, ended, t('content.deleted.many', { count: ended.done })));
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
