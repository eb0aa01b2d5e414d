import { useState } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { LinkingRecords } from './linking-records.tsx';
import { useLinksTo, type LinkingRecord } from './use-links-to.ts';
import { removeRecord, restoreRecord } from './record-requests.ts';
import type { CollectionView } from './views.ts';

type Removed = { id: number; title: string };
type Target = Pick<CollectionView, 'name' | 'address' | 'saved' | 'deletesAtOnce' | 'hasPage'>;

/** Deletes a record, with a question where the specification wants one or something leads to it, and always with an undo that says what went along. */
export function useRemove(collection: Target) {
  const { address, saved, deletesAtOnce } = collection;
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const linksTo = useLinksTo(collection);
  const [asked, setAsked] = useState<Removed & { links: readonly LinkingRecord[] }>();

  async function remove(record: Removed) {
    const links = await linksTo([record.id]);
    if (deletesAtOnce && links.length === 0) await removeNow(record);
    else setAsked({ ...record, links });
  }

  async function removeNow({ id, title }: Removed) {
    const answer = await api(removeRecord(address, id));
    if (!answer.isOk) return say({ kind: 'error', text: `${t(`failed.${saved}.delete`)} ${answer.message}` });
    const { children, id: removed } = answer.body;
    const text = children > 0 ? t('content.deleted.with', { title, count: children }) : t('content.deleted', { title });
    say({ kind: 'ok', text, undo: () => void restore(removed) });
    return revalidate();
  }

  async function restore(id: number) {
    const answer = await api(restoreRecord(address, id));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    await revalidate();
  }

  return {
    remove: (record: Removed) => void remove(record),
    question: (
      <Question
        isOpen={asked !== undefined}
        text={t('content.delete.question')}
        yes={t('action.delete')}
        isGrave
        onYes={() => asked && void removeNow(asked)}
        onClose={() => setAsked(undefined)}
      >
        <LinkingRecords records={asked?.links ?? []} />
      </Question>
    ),
  };
}
