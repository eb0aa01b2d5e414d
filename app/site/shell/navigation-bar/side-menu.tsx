import { NavLink } from 'react-router';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useTexts } from '#app/site/texts.ts';
import { ON_APPROACH } from '#app/ui/button/approach.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './side-menu.module.css';
import { useMenu } from './use-menu.ts';

/** Its own file, loaded at the first opening. */
export function SideMenu({ shell, onClose }: { shell: ShellData; onClose: () => void }) {
  const t = useTexts();
  const { pages, categories } = useMenu(shell);
  return (
    <Dialog isOpen onClose={onClose} title={t('site.nav.menu')} hidesTitle closeLabel={t('site.close')} shape="side" tone="dark">
      <nav aria-label={t('site.nav.menu')} className={styles['menu']}>
        <ul className={styles['large']}>
          {categories.map(({ id, to, name }) => (
            <li key={id}>
              <NavLink to={to} {...ON_APPROACH}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className={styles['small']}>
          {pages.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} end>
                {name}
              </NavLink>
            </li>
          ))}
          {shell.site.profile && (
            <li>
              <a href={originalOf({ name: shell.site.profile })} download>
                <Icon name="download" /> {t('site.nav.profile')}
              </a>
            </li>
          )}
          <li>
            <LanguageToggle />
          </li>
        </ul>
      </nav>
    </Dialog>
  );
}
