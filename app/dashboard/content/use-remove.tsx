import { useState } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { CollectionView } from './views.ts';

type Removed = { id: number; title: string };

/** Deletes a record, with a question where the specification wants one, and always with an undo that says what went along. */
export function useRemove({ address, saved, deletesAtOnce }: Pick<CollectionView, 'address' | 'saved' | 'deletesAtOnce'>) {
  const t = useWords();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const [asked, setAsked] = useState<Removed>();

  async function removeNow({ id, title }: Removed) {
    const answer = await api({ method: 'DELETE', path: `${address}/${id}` });
    if (!answer.isOk) return say({ kind: 'error', text: `${t(`failed.${saved}.delete`)} ${answer.message || t('state.offline')}` });
    const children = Number(answer.body['children'] ?? 0);
    const removed = Number(answer.body['id']);
    const text = children > 0 ? t('content.deleted.with', { title, count: children }) : t('content.deleted', { title });
    say({ kind: 'ok', text, undo: () => void restore(removed) });
    return revalidate();
  }

  async function restore(id: number) {
    const answer = await api({ method: 'POST', path: `${address}/${id}/restore` });
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    await revalidate();
  }

  return {
    remove: (record: Removed) => (deletesAtOnce ? void removeNow(record) : setAsked(record)),
    question: (
      <Question
        isOpen={asked !== undefined}
        text={t('content.delete.question')}
        yes={t('action.delete')}
        onYes={() => asked && void removeNow(asked)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
