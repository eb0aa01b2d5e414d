import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ROLES } from '#content/roles.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { type Badge, isBelow, screensOf, TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Staff } from './frame.tsx';
import { Logout } from './logout.tsx';
import { useUsedScreens } from './used-screens.ts';
import styles from './frame.module.css';

/** Every screen somebody may open, or only those that this browser opened lately, with those where something waits. */
export function Screens({ staff }: { staff: Staff }) {
  const t = useTexts();
  const language = useLanguage();
  const mayUse = useMay();
  const { pathname } = useLocation();
  const groups = TAB_GROUPS.map(({ label, tabs }) => ({
    label,
    tabs: tabs.filter(({ needs }) => !needs || needs.some((right) => mayUse(right))),
  })).filter(({ tabs }) => tabs.length > 0);
  const here = [...groups.flatMap(({ tabs }) => tabs), ...staff.otherTabs].find((tab) =>
    screensOf(tab).some((path) => isBelow(pathname, inLanguage(path, language))),
  );
  const { isFolded, isUsed, fold } = useUsedScreens(here?.path);
  const isShown = ({ path, badge }: { path: string; badge?: Badge }) =>
    !isFolded || path === here?.path || isUsed(path) || (badge !== undefined && staff.badges[badge] > 0);
  const otherTabs = staff.otherTabs.filter(isShown);

  return (
    <nav id="screens" className={styles['screens']} aria-label={t('shell.screens')}>
      <ul>
        <li>
          <Tab to={inLanguage('/dashboard', language)} icon="house" end>
            {t('shell.tab.overview')}
          </Tab>
        </li>
      </ul>
      {groups.map(({ label, tabs: all }) => {
        const tabs = all.filter(isShown);
        const others = label === 'shell.group.content' ? otherTabs : [];
        if (tabs.length + others.length === 0) return null;
        return (
          <section key={label} aria-label={t(label)}>
            <p className={styles['group']} aria-hidden="true">
              {t(label)}
            </p>
            <ul>
              {tabs.map((tab) => (
                <li key={tab.path}>
                  <Tab
                    to={inLanguage(tab.path, language)}
                    icon={tab.icon}
                    count={tab.badge && staff.badges[tab.badge]}
                    isHere={tab.path === here?.path}
                  >
                    {t(tab.label)}
                  </Tab>
                </li>
              ))}
              {others.map((tab) => (
                <li key={tab.path}>
                  <Tab to={inLanguage(tab.path, language)} icon="file">
                    {tab.label}
                  </Tab>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Action
        className={styles['fold'] ?? ''}
        look="quiet"
        glyph="list"
        aria-expanded={!isFolded}
        aria-controls="screens"
        onClick={() => fold(!isFolded)}
      >
        {t(isFolded ? 'shell.screens.unfold' : 'shell.screens.fold')}
      </Action>
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
  );
}

type TabProps = {
  to: string;
  icon: keyof typeof GLYPHS;
  end?: boolean;
  count?: number | undefined;
  /** The screen or one that is opened from it. */
  isHere?: boolean;
  children: ReactNode;
};

function Tab({ to, icon, end = false, count = 0, isHere = false, children }: TabProps) {
  return (
    <NavLink to={to} end={end} className={styles['tab'] ?? ''} data-here={isHere || undefined}>
      <Icon svg={GLYPHS[icon]} />
      <span>{children}</span>
      {count > 0 && <b className={styles['badge']}>{count}</b>}
    </NavLink>
  );
}
