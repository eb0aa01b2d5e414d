import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { request } from '#app/page/api-client.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextArea } from '#app/dashboard/ui/text-field.tsx';
import styles from './drafts.module.css';

type AskProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Where the draft is once everything is kept; undefined if that failed. */
  keep: () => Promise<{ collection: string; id: number } | undefined>;
  onAsked: () => void;
};

export function AskToPublish({ isOpen, onClose, keep, onAsked }: AskProps) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const [isSending, setIsSending] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const remark = String(new FormData(event.currentTarget).get('remark') ?? '');
    setIsSending(true);
    const draft = await keep();
    const answer =
      draft === undefined ? undefined : await api(request('POST /drafts/{collection}/{id}/ask', { params: draft, body: { remark } }));
    setIsSending(false);
    if (answer) say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    onClose();
    if (answer?.isOk) onAsked();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('draft.ask')} closeLabel={t('action.close')}>
      <form className={styles['ask']} onSubmit={(event) => void ask(event)}>
        <TextArea name="remark" label={t('draft.ask.remark')} maxLength={500} dir="auto" />
        <Action look="main" type="submit" disabled={isSending}>
          {t('draft.ask.send')}
        </Action>
      </form>
    </Dialog>
  );
}
