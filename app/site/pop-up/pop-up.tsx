import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PAGES } from '#content/pages.ts';
import type { Language } from '#i18n/translate.ts';
import { inLanguage, plainPath } from '#app/site/address.ts';
import type { Files } from '#app/site/files.ts';
import { useLanguage } from '#app/site/texts.ts';
import { isInSeason } from './is-in-season.ts';
import type { PopUpData } from './load-pop-up.server.ts';
import { hasSeenPopUp, keepSeenPopUp } from './seen.ts';

const loadDialog = async () => ({ default: (await import('./pop-up-dialog.tsx')).PopUpDialog });
const PopUpDialog = lazy(loadDialog);
const HEAD_START_MS = 1500;

/** Waits, once per session; what it shows is fetched just before, so nobody else pays for it. */
export function PopUp({ delaySeconds }: { delaySeconds: number }) {
  const [data, setData] = useState<PopUpData & { files: Files }>();
  const language = useLanguage();
  const isWelcome = plainPath(useLocation().pathname) !== PAGES.campaign;
  const [isDue, setDue] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isWelcome || hasSeenPopUp()) return;
    const delay = delaySeconds * 1000;
    const fetching = setTimeout(() => void fetchPopUp(language).then(setData), Math.max(0, delay - HEAD_START_MS));
    const opening = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(fetching);
      clearTimeout(opening);
      setDue(false);
    };
  }, [isWelcome, delaySeconds, language]);

  useEffect(() => {
    if (!isDue || !data || !isInSeason(data, new Date())) return;
    return whenNoDialogIsOpen(() => setOpen(true));
  }, [isDue, data]);

  function close() {
    keepSeenPopUp();
    setDue(false);
    setOpen(false);
  }

  if (!data || !(isDue || isOpen)) return null;
  return (
    <Suspense>
      <PopUpDialog popUp={data} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}

/** Nothing without a connection: the page does well without a pop-up. */
async function fetchPopUp(language: Language): Promise<(PopUpData & { files: Files }) | undefined> {
  try {
    // Not the router's fetcher: its news would wait for the parts of the page whose scripts are fetched later.
    const [answer] = await Promise.all([fetch(inLanguage('/pop-up', language)), loadDialog()]);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody who is searching or asking is not interrupted. */
function whenNoDialogIsOpen(act: () => void): () => void {
  const abort = new AbortController();
  const look = () => {
    const other = document.querySelector('dialog[open]');
    if (other) other.addEventListener('close', () => setTimeout(look), { once: true, signal: abort.signal });
    else if (!abort.signal.aborted) act();
  };
  look();
  return () => abort.abort();
}
