import { useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { ShownOnce } from '#app/dashboard/ui/shown-once.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';

type RecordKey = { collection: string; id: number };
type LinkProps = {
  isBusy: boolean;
  endsAt: string | null;
  /** Of the draft, once everything that was typed is kept; undefined if that failed. */
  record: () => Promise<RecordKey | undefined>;
};

/** Shows the draft on its page to somebody without an account, by a link that ends by itself or by hand. */
export function DraftLink({ isBusy, endsAt, record }: LinkProps) {
  const t = useTexts();
  const { when } = useFormats();
  const { isBusy: isCalling, call } = useBusyChange();
  const [link, setLink] = useState<string>();
  // The screen reads nothing anew of something that was begun in this form.
  const [made, setMade] = useState<string | null>(null);
  const until = endsAt ?? made;

  async function make() {
    const params = await record();
    const answer = params && (await call(request('POST /drafts/{collection}/{id}/link', { params, body: {} })));
    if (!answer?.isOk) return;
    setLink(location.origin + answer.body.path);
    setMade(answer.body.endsAt);
  }

  async function end() {
    const params = await record();
    const answer = params && (await call(request('DELETE /drafts/{collection}/{id}/link', { params })));
    if (answer?.isOk) setMade(null);
  }

  return (
    <>
      <Action glyph="link" disabled={isBusy || isCalling} onClick={() => void make()}>
        {t('draft.link')}
      </Action>
      {until && (
        <>
          <Action disabled={isBusy || isCalling} onClick={() => void end()}>
            {t('releases.rehearse.end')}
          </Action>
          <span>{t('releases.rehearse.until', { at: when(until) })}</span>
        </>
      )}
      <ShownOnce secret={link} title={t('draft.link.title')} lead={t('draft.link.lead')} onClose={() => setLink(undefined)}>
        <a href={link} target="_blank" rel="noreferrer">
          {t('draft.page.open')}
        </a>
      </ShownOnce>
    </>
  );
}
