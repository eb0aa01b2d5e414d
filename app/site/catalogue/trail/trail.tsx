import { Link } from 'react-router';
import { pagePath, recordPath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { ON_APPROACH } from '#app/ui/button/approach.ts';
import type { Crumb } from './crumb.ts';
import styles from './trail.module.css';

export function Trail({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <nav aria-label={t('site.catalogue.trail')}>
      <ol className={styles['trail']}>
        <li>
          <Link to={pagePath('home', language)}>{t('site.nav.home')}</Link>
        </li>
        {crumbs.map(({ page, id, name }) => (
          <li key={page}>
            <Link to={recordPath(page, id, [name], language)} {...ON_APPROACH}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">
            <bdi>{here}</bdi>
          </span>
        </li>
      </ol>
    </nav>
  );
}
