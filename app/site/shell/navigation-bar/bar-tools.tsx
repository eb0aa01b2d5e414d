import bookmark from 'bootstrap-icons/icons/bookmark.svg?raw';
import type { ReactNode } from 'react';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './bar-tools.module.css';

/** The end of a bar: shortlist, search and menu. Alone, without a bar that shows the categories, the menu is always there. */
export function BarTools({ children }: { children?: ReactNode }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div lang={language} className={styles['tools']} data-alone={children ? undefined : ''}>
      {children}
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
  );
}
