import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { originalOf } from '#app/ui/picture/source-set.ts';
import { ON_APPROACH } from '#app/ui/button/approach.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { OPEN_SEARCH } from '#app/site/shell/search/open-search.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Brand } from './brand.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './navigation-bar.module.css';
import { useMenu } from './use-menu.ts';

const SideMenu = lazy(async () => ({ default: (await import('./side-menu.tsx')).SideMenu }));
const SearchOverlay = lazy(() => import('#app/site/shell/search/search-overlay.tsx'));

export function NavigationBar({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const language = useLanguage();
  const { pages, categories } = useMenu(shell);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => setMenuOpen(false), [pathname]);
  useEffect(() => {
    const open = () => setSearchOpen(true);
    window.addEventListener(OPEN_SEARCH, open);
    return () => window.removeEventListener(OPEN_SEARCH, open);
  }, []);

  return (
    <header className={styles['bar']} data-tone="dark">
      <div className={styles['upper']}>
        <p className={styles['tagline']}>{shell.site.tagline}</p>
        <nav aria-label={t('site.nav.pages')} className={styles['pages']}>
          <ul>
            {pages.map(({ to, name }) => (
              <li key={to}>
                <NavLink to={to} end prefetch="intent">
                  {name}
                </NavLink>
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
        <LanguageToggle />
      </div>
      <div className={styles['lower']}>
        <Link to={pagePath('home', language)} className={styles['brand']} aria-label={`${shell.site.shortName} · ${t('site.nav.home')}`}>
          <Brand site={shell.site} />
        </Link>
        <nav aria-label={t('site.nav.categories')} className={styles['categories']}>
          <ul>
            {categories.map(({ id, to, name }) => (
              <li key={id}>
                <NavLink to={to} {...ON_APPROACH}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['tools']}>
          <span className={styles['smallToggle']}>
            <LanguageToggle />
          </span>
          <IconButton look="bare" icon="search" label={t('site.nav.search')} onClick={() => setSearchOpen(true)} data-needs-scripts />
          <IconButton
            className={styles['burger']}
            look="bare"
            icon="list"
            label={t('site.nav.menu')}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
            data-needs-scripts
          />
          <a className={styles['burger']} href="#footer" data-without-scripts>
            {t('site.nav.menu')}
          </a>
        </div>
      </div>
      <Suspense>
        {isMenuOpen && <SideMenu shell={shell} onClose={() => setMenuOpen(false)} />}
        {isSearchOpen && <SearchOverlay onClose={() => setSearchOpen(false)} />}
      </Suspense>
    </header>
  );
}
