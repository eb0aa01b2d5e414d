import { useState } from 'react';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Question } from '#app/dashboard/ui/question.tsx';
import { objectIn } from '#app/dashboard/read-json.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';

type Discarded = { id: number; title: string };

/** Throws away something new that nobody published, after a question; it can come back for a moment. */
export function useDiscard({ name }: { name: string }) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const [doomed, setDoomed] = useState<Discarded>();

  async function discard({ id }: Discarded) {
    const answer = await api({ method: 'DELETE', path: `/drafts/${name}/${id}` });
    const { parent, values } = objectIn(answer.body, 'draft');
    const again = { key: `again-${id}-${Date.now()}`, parent, values };
    const undo = () => void api({ method: 'PATCH', path: `/drafts/${name}`, body: again }).then(() => revalidate());
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message, ...(answer.isOk && { undo }) });
    await revalidate();
  }

  return {
    ask: setDoomed,
    question: (
      <Question
        isOpen={doomed !== undefined}
        text={t('draft.discard.question.new')}
        yes={t('draft.discard')}
        onYes={() => doomed && void discard(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    ),
  };
}
