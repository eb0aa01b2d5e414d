import { useEffect, useState } from 'react';
import { useLanguage } from '#app/page/texts.ts';
import { listOf, numberIn, objectIn } from '#app/dashboard/read-json.ts';
import { send } from '#app/dashboard/send.ts';

const EVERY_MS = 15_000;

type Place = { collection: string; id: number | undefined; isOpen: boolean };
/** Who else has the form open, and what the server holds of it by now. */
export type Others = { names: readonly string[]; versions: string; version: number };

const NOBODY: Others = { names: [], versions: '', version: 0 };

/** Tells the server that a form is open, and learns who else has it open. */
export function useOthers({ collection, id, isOpen }: Place): Others {
  const language = useLanguage();
  const [others, setOthers] = useState<Others>(NOBODY);

  useEffect(() => {
    if (id === undefined || !isOpen) return undefined;
    const path = `/drafts/${collection}/${id}/here`;
    let isGone = false;
    async function ask() {
      if (document.visibilityState === 'hidden') return;
      const { isOk, body } = await send(language, { method: 'PATCH', path });
      if (!isOk || isGone) return;
      const names = listOf(body['others']).filter((name) => typeof name === 'string');
      const versions = objectIn(body, 'versions');
      const key = ['shared', 'en', 'ar'].map((part) => numberIn(versions, part)).join('.');
      setOthers({ names, versions: key, version: numberIn(body, 'version') });
    }
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      setOthers(NOBODY);
      void fetch(`/api/${language}${path}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    };
  }, [language, collection, id, isOpen]);

  return others;
}
