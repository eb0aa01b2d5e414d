import { pagePath, recordPath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import type { Crumb } from './crumb.ts';
import styles from './trail.module.css';

export function Trail({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <nav aria-label={t('site.catalogue.trail')}>
      <ol className={styles['trail']}>
        <li>
          <a href={pagePath('home', language)}>{t('site.nav.home')}</a>
        </li>
        {crumbs.map(({ page, id, name }) => (
          <li key={page}>
            <a href={recordPath(page, id, [name], language)}>
              <bdi>{name}</bdi>
            </a>
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
