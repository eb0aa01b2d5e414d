import { useState } from 'react';
import type { Area } from '#content/roles.ts';
import { request } from '#app/page/api-client.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import type { KeepDraft } from '#app/dashboard/content/editor-form.tsx';

/** Long enough to look around; a link for others is made on purpose and holds longer. */
const HOURS = 1;
const MISSING = 404;

type OpenProps = {
  area: Area;
  /** The page with all drafts, which only staff see. */
  preview: string;
  keep: () => ReturnType<KeepDraft> | undefined;
};

/** The page in a tab of its own, as somebody without an account gets it: by the signed link of the draft, or as it is published. */
export function OpenAsVisitor({ area, preview, keep }: OpenProps) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const [isBusy, setIsBusy] = useState(false);
  // Whoever may not publish a draft may not show it outside.
  const mayShow = useTranslating(area) === undefined;

  async function addressFor(): Promise<string | undefined> {
    const params = await keep();
    if (!params) return undefined;
    const answer = await api(request('POST /drafts/{collection}/{id}/link', { params, body: { hours: HOURS, isNew: false } }));
    if (answer.isOk) {
      void revalidate();
      return visitorsAddress(preview, answer.body.token);
    }
    if (answer.status === MISSING) return visitorsAddress(preview);
    say({ kind: 'error', text: answer.message });
    return undefined;
  }

  async function open() {
    // At once, because browsers open no tab for what was clicked a while ago.
    const tab = window.open('', '_blank');
    setIsBusy(true);
    const address = await addressFor();
    setIsBusy(false);
    if (!tab) return;
    if (address === undefined) tab.close();
    else {
      tab.opener = null;
      tab.location.replace(address);
    }
  }

  return mayShow ? (
    <Action look="quiet" glyph="open" disabled={isBusy} onClick={() => void open()}>
      {t('draft.page.open')}
    </Action>
  ) : (
    <ActionLink look="quiet" glyph="open" to={preview} target="_blank" reloadDocument>
      {t('draft.page.tab')}
    </ActionLink>
  );
}

/** Without a token as it is published. */
function visitorsAddress(preview: string, token?: string): string {
  const to = new URL(preview, location.origin);
  to.searchParams.delete('preview');
  if (token !== undefined) to.searchParams.set('rehearsal', token);
  return to.href;
}
