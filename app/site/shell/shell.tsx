import { Outlet } from 'react-router';
import { isAtWork } from '#content/at-work-pages.ts';
import { PAGES } from '#content/pages.ts';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { ConsentBanner } from '#app/site/consent/consent-banner.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { useTexts } from '#app/page/texts.ts';
import { SHELL_MESSAGES } from '#app/page/messages.server.ts';
import { PrintHead } from '#app/site/printing/print-head.tsx';
import { SPECULATION_RULES } from '#app/site/speculation-rules.ts';
import { Unreached } from '#app/site/unreached/unreached.tsx';
import type { Route } from './+types/shell.ts';
import { Footer } from './footer/footer.tsx';
import { QuickLinks } from './quick-links/quick-links.tsx';
import { NavigationBar } from './navigation-bar/navigation-bar.tsx';
import { loadShell } from './load-shell.server.ts';
import { StaffBars } from './staff-bars.tsx';
// Drawn by the server when it is about to open, long after the page's own styles have come.
import '#app/site/pop-up/pop-up.module.css';
import styles from './shell.module.css';

export const loader = pageLoader(SHELL_MESSAGES, loadShell);

/** The same around every page of a language; moving between pages does not load it again. */
export function shouldRevalidate() {
  return false;
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { language, pathname } = usePageFacts();
  const { isPreview, rehearses, isClosedToVisitors: isInMaintenance, popUpDelay, popUpAtWork, asksConsent } = loaderData;
  const path = plainPath(pathname);
  // Whoever follows the link of an offer reads it, and nothing over it.
  const isPersonal = path.startsWith('/offer/');
  const isLeftAlone = isPersonal || path === PAGES.campaign || (!popUpAtWork && isAtWork(path));
  return (
    <>
      <a href="#content" className={styles['skip']}>
        {t('site.skip')}
      </a>
      <StaffBars isPreview={isPreview} rehearses={rehearses} isInMaintenance={isInMaintenance} />
      <NavigationBar shell={loaderData} />
      {path !== PAGES.campaign && <QuickLinks />}
      <PrintHead shell={loaderData} />
      <main id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </main>
      <Footer shell={loaderData} />
      {popUpDelay !== undefined && !isLeftAlone && (
        <div data-pop-up={inLanguage('/pop-up', language)} data-delay={popUpDelay} data-fetches="pop-up" hidden />
      )}
      {asksConsent && !isPersonal && <ConsentBanner />}
      <Unreached />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>
  );
}

/** For pages that say nothing about themselves. */
export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(matches, location.pathname, {});
