import { useContext, useEffect, useRef } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { loadedAnew, onUnreached } from '#app/page/on-unreached.ts';
import { useLanguage } from '#app/page/texts.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { endNavigation, guardScreen } from './keep-screen.ts';
import { useMessages } from './messages.tsx';

/** Says what could not be loaded while the screen stays, and tries it again. */
export function ScreenGuard() {
  const language = useLanguage();
  const show = useMessages();
  const router = useContext(DataRouterContext)?.router;
  const { pathname, search } = useLocation();
  /** What could not be loaded from here. */
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    wanted.current = undefined;
  }, [pathname, search]);

  useEffect(() => {
    if (!router) return undefined;
    const t = textsIn(language);
    const ending = new AbortController();
    const end = guardScreen(router, ({ address, isAnswered }) => {
      wanted.current = address;
      const again = () => void (createPath(router.state.location) === address ? router.revalidate() : router.navigate(address));
      show({ kind: 'error', text: t(isAnswered ? 'failed.load' : 'state.offline'), again });
    });
    onUnreached((left) => {
      // The router reloads this document where the script of the next screen cannot be had; that one is what is wanted.
      const address = endNavigation() ?? (left === location.href ? wanted.current : undefined) ?? left;
      show({ kind: 'error', text: t('state.offline'), again: () => location.assign(loadedAnew(address)) });
    }, ending);
    return () => {
      end();
      ending.abort();
    };
  }, [router, show, language]);

  return null;
}
