import { useState } from 'react';
import type { PresentedDraft } from '#api/content/drafts/present-draft.ts';
import { request } from '#app/page/api-client.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Question } from '#app/dashboard/ui/question.tsx';
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
    const answer = await api(request('DELETE /drafts/{collection}/{id}', { params: { collection: name, id } }));
    const undo = answer.isOk ? () => void beginAgain(id, answer.body.draft) : undefined;
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message, ...(undo && { undo }) });
    await revalidate();
  }

  async function beginAgain(id: number, { parent, values }: Pick<PresentedDraft, 'parent' | 'values'>) {
    const body = { key: `again-${id}-${Date.now()}`, parent, values };
    const answer = await api(request('PATCH /drafts/{collection}', { params: { collection: name }, body }));
    if (!answer.isOk) say({ kind: 'error', text: answer.message });
    await revalidate();
  }

  return {
    ask: setDoomed,
    question: (
      <Question
        isOpen={doomed !== undefined}
        text={t('draft.discard.question.new')}
        yes={t('draft.discard')}
        isGrave
        onYes={() => doomed && void discard(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    ),
  };
}
