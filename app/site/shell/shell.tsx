import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { useTexts } from '#app/site/texts.ts';
import { SHELL_WORDS } from '#app/site/words.server.ts';
import type { Route } from './+types/shell.ts';
import { Footer } from './footer/footer.tsx';
import { NavigationBar } from './navigation-bar/navigation-bar.tsx';
import { loadShell } from './load-shell.server.ts';
import styles from './shell.module.css';

const StaffBars = lazy(async () => ({ default: (await import('./staff-bars.tsx')).StaffBars }));
const QuestionsToVisitors = lazy(async () => ({ default: (await import('./questions-to-visitors.tsx')).QuestionsToVisitors }));

export const loader = pageLoader(SHELL_WORDS, loadShell);

/** The same around every page of a language; moving between pages does not load it again. */
export function shouldRevalidate() {
  return false;
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { isPreview, isClosedToVisitors: isClosed } = loaderData;
  return (
    <>
      <a href="#content" className={styles['skip']}>
        {t('site.skip')}
      </a>
      <Suspense>{(isPreview || isClosed) && <StaffBars isPreview={isPreview} isClosed={isClosed} />}</Suspense>
      <NavigationBar shell={loaderData} />
      <main id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </main>
      <Footer shell={loaderData} />
      <OnceDrawn>
        <QuestionsToVisitors asksConsent={loaderData.asksConsent} popUpDelay={loaderData.popUpDelay} />
      </OnceDrawn>
    </>
  );
}

/** Its own state: the shell must not be drawn again while parts of it still wait for their scripts, or React takes these parts away. */
function OnceDrawn({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn && <Suspense>{children}</Suspense>;
}

/** For pages that say nothing about themselves. */
export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(matches, location.pathname, {});
