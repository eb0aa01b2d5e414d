import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SearchData } from './load-search.server.ts';
import styles from './search-page.module.css';

export function SearchResults({ groups }: Pick<SearchData, 'groups'>) {
  const t = useTexts();
  const files = useFiles();
  return groups.map(({ kind, found }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className={styles['group']}>
      <h2 id={`found-${kind}`}>{t(`site.search.kind.${kind}`)}</h2>
      <ul>
        {found.map(({ id, title, path, description, image }) => {
          const file = files(image);
          const still = file?.poster ?? file;
          return (
            <li key={`${id} ${path}`}>
              <a href={path} className={styles['result']}>
                <span className={styles['picture']} data-kind={kind}>
                  {still && <Picture file={still} sizes="8rem" cover decorative />}
                </span>
                <strong>
                  <bdi>{title}</bdi>
                </strong>
                <span className={styles['text']}>
                  <bdi>{description}</bdi>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
