import { useEffect, useState } from 'react';
import { useLanguage } from '#app/page/texts.ts';
import { request } from '#app/page/api-client.ts';
import { send } from '#app/dashboard/send.ts';

const EVERY_MS = 15_000;

type RecordKey = { collection: string; id: number | undefined; isOpen: boolean };
/** Who else has the form open, and what the server holds of it by now. */
export type Others = { names: readonly string[]; versions: string; version: number };

const NOBODY: Others = { names: [], versions: '', version: 0 };

/** Tells the server that a form is open, and learns who else has it open. */
export function useOthers({ collection, id, isOpen }: RecordKey): Others {
  const language = useLanguage();
  const [others, setOthers] = useState<Others>(NOBODY);

  useEffect(() => {
    if (id === undefined || !isOpen) return undefined;
    const params = { collection, id };
    let isGone = false;
    async function ask() {
      if (document.visibilityState === 'hidden') return;
      const answer = await send(language, request('PATCH /drafts/{collection}/{id}/here', { params }));
      if (!answer.isOk || isGone) return;
      const { others: names, versions, version } = answer.body;
      setOthers({ names, versions: [versions.shared, versions.en, versions.ar].join('.'), version });
    }
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      setOthers(NOBODY);
      const { method, path } = request('DELETE /drafts/{collection}/{id}/here', { params });
      void fetch(`/api/${language}${path}`, { method, keepalive: true }).catch(() => undefined);
    };
  }, [language, collection, id, isOpen]);

  return others;
}
