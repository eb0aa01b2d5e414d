import { Outlet } from 'react-router';
import { ConsentBanner } from '#app/site/consent/consent-banner.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { PopUp } from '#app/site/pop-up/pop-up.tsx';
import { useTexts } from '#app/site/texts.ts';
import type { Route } from './+types/shell.ts';
import { Footer } from './footer/footer.tsx';
import { NavigationBar } from './navigation-bar/navigation-bar.tsx';
import { loadShell } from './load-shell.server.ts';
import { PreviewBar } from './preview-bar.tsx';
import styles from './shell.module.css';

export const loader = pageLoader(loadShell);

/** The same around every page of a language; moving between pages does not load it again. */
export function shouldRevalidate() {
  return false;
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <a href="#content" className={styles['skip']}>
        {t('site.skip')}
      </a>
      {loaderData.isPreview && <PreviewBar />}
      <NavigationBar shell={loaderData} />
      <main id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </main>
      <Footer shell={loaderData} />
      {loaderData.asksConsent && <ConsentBanner />}
      {loaderData.popUpDelay !== undefined && <PopUp delaySeconds={loaderData.popUpDelay} />}
    </>
  );
}

/** For pages that say nothing about themselves. */
export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(matches, location.pathname, {});
