import bookmark from 'bootstrap-icons/icons/bookmark.svg?raw';
import { originalOf } from '#app/ui/picture/source-set.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Search } from '#app/site/shell/search/search.island.tsx';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { PAGES } from '#content/pages.ts';
import { recordAt } from '#content/page-paths.ts';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { pagePath } from '#app/page/links.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
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

/** A product has a bar of its own that stays, so this one leaves with the page; the campaign has its own logo, language and request. */
function barOf(pathname: string): 'product' | 'campaign' | undefined {
  const plain = plainPath(pathname);
  return plain === PAGES.campaign ? 'campaign' : recordAt(plain)?.page === 'product' ? 'product' : undefined;
}

export function NavigationBar({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname } = usePageFacts();
  const { pages, categories } = useMenu(shell);
  const tools = useTools();

  return (
    <header className={styles['bar']} data-tone="dark" data-page={barOf(pathname)}>
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
        <div className={styles['tools']}>
          <span className={styles['smallToggle']}>
            <LanguageToggle />
          </span>
          <LinkButton className={styles['ask']} look={hasOwnAction(pathname) ? 'line' : 'light'} to={pagePath('shortlist', language)}>
            {t('site.nav.ask')}
          </LinkButton>
          <a href={pagePath('shortlist', language)} className={styles['shortlist']}>
            <Icon svg={bookmark} />
            <span className="visually-hidden">{t('site.nav.shortlist')}</span> <span data-shortlist-count="" className={styles['count']} />
          </a>
          <IconButton
            look="bare"
            icon="search"
            label={t('site.nav.search')}
            data-opens="search"
            aria-keyshortcuts="Control+K Meta+K"
            data-needs-scripts
          />
          <a href={pagePath('search', language)} data-without-scripts>
            {t('site.nav.search')}
          </a>
          <IconButton
            className={styles['burger']}
            look="bare"
            icon="list"
            label={t('site.nav.menu')}
            aria-haspopup="dialog"
            data-opens-dialog="menu"
            data-needs-scripts
          />
          <a className={styles['burger']} href="#footer" data-without-scripts>
            {t('site.nav.menu')}
          </a>
        </div>
      </div>
      <SideMenu shell={shell} />
      <Search popular={shell.popular} categories={categories.map(({ to, name }) => ({ to, name }))} />
    </header>
  );
}
