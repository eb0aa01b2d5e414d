import { type ReactNode, useEffect, useState } from 'react';
import { NavLink, useLocation, useNavigation } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx';
import { type Role, ROLES } from '#content/roles.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import type { OtherTab } from '#app/dashboard/content/places.server.ts';
import { type Badge, TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { GlyphButton } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Finder } from '#app/dashboard/finder/finder.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { markLoggedIn } from '#app/logged-in-flag.ts';
import { Logout } from './logout.tsx';
import styles from './frame.module.css';

export type Staff = {
  username: string;
  role: Role;
  badges: Readonly<Record<Badge, number>>;
  otherTabs: readonly OtherTab[];
  version: string;
};

/** The tab bar and the top bar around every screen. On a phone the tabs fold into a menu. */
export function Frame({ siteName, staff, children }: { siteName: string; staff: Staff; children: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  const mayUse = useMay();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  const groups = TAB_GROUPS.map(({ label, tabs }) => ({
    label,
    tabs: tabs.filter(({ needs }) => !needs || needs.some((right) => mayUse(right))),
  })).filter(({ tabs }) => tabs.length > 0);

  const next = useNavigation().location?.pathname;
  const isLoading = next !== undefined && next !== pathname;

  useEffect(() => markLoggedIn(), []);
  useEffect(() => setIsMenuOpen(false), [pathname]);

  return (
    <div className={styles['frame']} data-tone="light" data-menu={isMenuOpen || undefined}>
      <a href="#content" className={styles['skip']}>
        {t('shell.skip')}
      </a>
      <header className={styles['top']} data-tone="dark">
        <GlyphButton
          className={styles['menu'] ?? ''}
          label={t('shell.menu')}
          glyph={isMenuOpen ? 'x' : 'list'}
          aria-expanded={isMenuOpen}
          aria-controls="places"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        />
        <NavLink to={inLanguage('/dashboard', language)} end className={styles['brand'] ?? ''}>
          <Wordmark name={siteName} />
        </NavLink>
        <div className={styles['tools']}>
          <Finder />
          <a href={inLanguage('/', language)} className={styles['tool']}>
            <Icon svg={GLYPHS['open']} flips />
            <span>{t('shell.view-site')}</span>
          </a>
          <LanguageSwitch />
        </div>
      </header>
      <nav id="places" className={styles['places']} aria-label={t('shell.places')}>
        <ul>
          <li>
            <Tab to={inLanguage('/dashboard', language)} icon="house" end>
              {t('shell.tab.overview')}
            </Tab>
          </li>
        </ul>
        {groups.map(({ label, tabs }) => (
          <section key={label} aria-label={t(label)}>
            <p className={styles['group']} aria-hidden="true">
              {t(label)}
            </p>
            <ul>
              {tabs.map((tab) => (
                <li key={tab.path}>
                  <Tab to={inLanguage(tab.path, language)} icon={tab.icon} count={tab.badge && staff.badges[tab.badge]}>
                    {t(tab.label)}
                  </Tab>
                </li>
              ))}
              {label === 'shell.group.content' &&
                staff.otherTabs.map((tab) => (
                  <li key={tab.path}>
                    <Tab to={inLanguage(tab.path, language)} icon="file">
                      {tab.label}
                    </Tab>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <div className={styles['end']}>
          <p className={styles['who']}>
            {t('shell.signed-in-as', { name: staff.username })}
            <br />
            {ROLES[staff.role].label[language]}
          </p>
          <Logout />
          <p className={styles['who']}>{t('shell.version', { version: staff.version })}</p>
        </div>
      </nav>
      <main id="content" tabIndex={-1} className={styles['content']}>
        {isLoading && (
          <p className={styles['loading']} role="status">
            {t('state.loading')}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

type TabProps = { to: string; icon: keyof typeof GLYPHS; end?: boolean; count?: number | undefined; children: ReactNode };

function Tab({ to, icon, end = false, count = 0, children }: TabProps) {
  return (
    <NavLink to={to} end={end} className={styles['tab'] ?? ''}>
      <Icon svg={GLYPHS[icon]} />
      <span>{children}</span>
      {count > 0 && <b className={styles['badge']}>{count}</b>}
    </NavLink>
  );
}
