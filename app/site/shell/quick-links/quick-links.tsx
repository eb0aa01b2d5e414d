import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { MenuLink } from '#app/site/shell/navigation-bar/menu-link.tsx';
import { useTools } from './use-tools.ts';
import styles from './quick-links.module.css';

/** Below the bar of a phone, one tap away on every page; wide screens have them in the bar itself. */
export function QuickLinks() {
  const t = useTexts();
  const links = [{ to: pagePath('products', useLanguage()), name: t('site.nav.products') }, ...useTools()];
  return (
    <nav aria-label={t('site.nav.tools')} className={styles['quick']} data-tone="dark">
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <MenuLink to={to}>{name}</MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
