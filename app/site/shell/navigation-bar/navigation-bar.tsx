import { originalOf } from '#app/ui/picture/source-set.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Search } from '#app/site/shell/search/search.island.tsx';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { PAGES } from '#content/pages.ts';
import { recordAt } from '#content/page-paths.ts';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { pagePath } from '#app/page/links.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { BarTools } from './bar-tools.tsx';
import { Brand } from './brand.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './navigation-bar.module.css';
import { MenuLink } from './menu-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { useTools } from '#app/site/shell/quick-links/use-tools.ts';
import { useMenu } from './use-menu.ts';
import { WaysToAsk } from './ways-to-ask.tsx';

const OWN_ACTION = new Set<string>([PAGES.advisor, PAGES.contact, PAGES.home, PAGES.products, PAGES.search, PAGES.shortlist, PAGES.wall]);

/** They have an amber button of their own, on the first screen or right below it; an offer is answered. */
function hasOwnAction(pathname: string): boolean {
  const plain = plainPath(pathname);
  return OWN_ACTION.has(plain) || plain.startsWith('/offer/');
}

export function NavigationBar({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname } = usePageFacts();
  const { pages, categories } = useMenu(shell);
  const tools = useTools();

  const plain = plainPath(pathname);
  const opened = (
    <>
      <SideMenu shell={shell} />
      <Search popular={shell.popular} categories={categories.map(({ to, name }) => ({ to, name }))} />
    </>
  );

  // The campaign has a head of its own, with its own logo, language and request.
  if (plain === PAGES.campaign) return <header data-tone="dark">{opened}</header>;
  return (
    // A product has a bar of its own that stays, so this one leaves with the page.
    <header className={styles['bar']} data-tone="dark" data-page={recordAt(plain)?.page === 'product' ? 'product' : undefined}>
      <div className={styles['upper']}>
        <p className={styles['tagline']}>{shell.site.tagline}</p>
        <nav aria-label={t('site.nav.pages')} className={styles['pages']}>
          <ul>
            {[...tools, ...pages].map(({ to, name }) => (
              <li key={to}>
                <MenuLink to={to}>{name}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        {shell.site.profile && (
          <a className={styles['profile']} href={originalOf({ name: shell.site.profile })} download hrefLang={language}>
            <Icon name="download" />
            {t('site.nav.profile')}
          </a>
        )}
        <WaysToAsk contacts={shell.contacts} />
        <LanguageToggle />
      </div>
      <div className={styles['lower']}>
        <a href={pagePath('home', language)} className={styles['brand']} aria-label={`${shell.site.shortName} · ${t('site.nav.home')}`}>
          <Brand site={shell.site} />
        </a>
        <nav
          aria-label={t('site.nav.categories')}
          className={styles['categories']}
          data-menu={inLanguage('/menu', language)}
          data-fetches="menu-products"
        >
          <ul>
            {categories.map(({ id, to, name, families }) => (
              <li key={id} data-opens-panel="">
                <MenuLink to={to}>{name}</MenuLink>
                <CategoryPanel families={families} />
              </li>
            ))}
          </ul>
        </nav>
        <BarTools>
          <span className={styles['smallToggle']}>
            <LanguageToggle />
          </span>
          <LinkButton className={styles['ask']} look={hasOwnAction(pathname) ? 'line' : 'light'} to={pagePath('shortlist', language)}>
            {t('site.nav.ask')}
          </LinkButton>
        </BarTools>
      </div>
      {opened}
    </header>
  );
}
