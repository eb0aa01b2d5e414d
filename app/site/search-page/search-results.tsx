import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { useFiles } from '#app/page/files.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { comparePath } from '#app/site/compare/compare-path.ts';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SearchData } from './load-search.server.ts';
import styles from './search-page.module.css';

type Found = SearchData['groups'][number]['found'][number];

export function SearchResults({ groups }: Pick<SearchData, 'groups'>) {
  const t = useTexts();
  return groups.map(({ kind, found }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className={styles['group']}>
      <h2 id={`found-${kind}`}>{t(`site.search.kind.${kind}`)}</h2>
      <ResultList found={found} />
    </section>
  ));
}

export function ResultList({ found }: { found: readonly Found[] }) {
  return (
    <ul>
      {found.map((result) => (
        <li key={`${result.kind} ${result.id} ${result.path}`} className={styles['row']}>
          <Result result={result} />
          {result.kind === 'product' && <Tools result={result} />}
        </li>
      ))}
    </ul>
  );
}

function Result({ result: { kind, title, path, description, image, facts, prices, matched } }: { result: Found }) {
  const t = useTexts();
  const files = useFiles();
  const file = files(image);
  const still = file?.poster ?? file;
  return (
    <a href={path} className={styles['result']}>
      <span className={styles['picture']} data-kind={kind}>
        {still && <Picture file={still} sizes="8rem" cover decorative />}
      </span>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {facts.length > 0 && (
        <span className={styles['facts']}>
          <bdi>
            <MixedText text={facts.join(' · ')} />
          </bdi>
          {prices && <PriceFrom specifications={prices} as="span" />}
        </span>
      )}
      <span className={styles['text']}>
        <bdi>{description}</bdi>
      </span>
      {matched.length > 0 && (
        <span className={styles['matched']}>
          {t('site.search.matched')}{' '}
          {matched.map((word) => (
            <mark key={word}>
              <bdi>{word}</bdi>
            </mark>
          ))}
        </span>
      )}
    </a>
  );
}

function Tools({ result: { id, title } }: { result: Found }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className={styles['tools']}>
      <KeepButton product={{ id, name: title }} />
      <LinkButton to={comparePath([{ id }], language)}>
        {t('site.search.compare')}
        <span className="visually-hidden"> {title}</span>
      </LinkButton>
    </div>
  );
}
