import { type ReactNode, useEffect, useState } from 'react';
import { NavLink, useLocation, useNavigation } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx';
import type { Role } from '#content/roles.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import type { OtherTab } from '#app/dashboard/content/screen-titles.server.ts';
import type { Badge } from '#app/dashboard/tabs.ts';
import { GlyphButton } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Finder } from '#app/dashboard/finder/finder.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { markLoggedIn } from '#app/logged-in-flag.ts';
import { Openers } from './openers.tsx';
import { Screens } from './screens.tsx';
import { useNamedPart } from './use-named-part.ts';
import styles from './frame.module.css';

export type Staff = {
  username: string;
  role: Role;
  badges: Readonly<Record<Badge, number>>;
  otherTabs: readonly OtherTab[];
  version: string;
  /** What a form did that was posted without scripts. */
  said: string;
};

/** The tab bar and the top bar around every screen. On a phone the tabs fold into a menu. */
export function Frame({ siteName, staff, children }: { siteName: string; staff: Staff; children: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  const next = useNavigation().location?.pathname;
  const isLoading = next !== undefined && next !== pathname;

  useNamedPart();
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
          aria-controls="screens"
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
      <Screens staff={staff} />
      <main id="content" tabIndex={-1} className={styles['content']}>
        {isLoading && (
          <p className={styles['loading']} role="status">
            {t('state.loading')}
          </p>
        )}
        {staff.said && <FormStatus kind="ok">{staff.said}</FormStatus>}
        {children}
      </main>
      <Openers />
    </div>
  );
}
