import { recordPath, pagePath } from '#app/page/links.ts';
import { useFiles } from '#app/page/files.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useLanguage, useTexts } from '#app/page/texts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { loadSearch } from '#app/site/search-page/load-search.server.ts';
import { ResultPages } from '#app/site/search-page/result-pages.tsx';
import { ResultList, SearchResults } from '#app/site/search-page/search-results.tsx';
import { Suggestions } from '#app/site/shell/search/suggestions.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from '#app/site/search-page/search-page.module.css';
import type { Route } from './+types/search.ts';

export const loader = pageLoader(['shortlist'], loadSearch);

export default function SearchPage({
  loaderData: { query, count, page, pages, isWhole, noPage, groups, nearest, popular, categories },
}: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  // While only names are looked at, nobody knows yet how many there are, nor that there are none.
  const isEmpty = query !== '' && count === 0 && isWhole;
  return (
    <Section className={styles['page']}>
      <Container>
        <Heading
          level={1}
          size="l"
          lead={
            query === ''
              ? t('site.search.lead')
              : isEmpty
                ? t(nearest.length > 0 ? 'site.search.nearestHint' : 'site.search.noneHint')
                : undefined
          }
        >
          {query === ''
            ? t('site.search.page')
            : isEmpty
              ? t('site.search.none')
              : !isWhole
                ? t('site.search.for', { query: `\u2068${query}\u2069` })
                : t('site.search.results', { count, query: `\u2068${query}\u2069` })}
        </Heading>
        <search>
          <form method="get" action={pagePath('search', language)} className={styles['form']}>
            <Field
              name="q"
              type="search"
              label={t('site.search.placeholder')}
              defaultValue={query}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" look="light">
              {t('site.search.submit')}
            </Button>
          </form>
        </search>
        {!isWhole && <p className={styles['partial']}>{t('site.search.namesOnly')}</p>}
        {noPage !== '' && (
          <p role="status" className={styles['partial']}>
            {t('site.search.noPage', { typed: `\u2068${noPage}\u2069` })}
          </p>
        )}
        <SearchResults groups={groups} />
        <ResultPages query={query} page={page} pages={pages} />
        {nearest.length > 0 && (
          <section aria-labelledby="found-nearest" className={styles['group']}>
            <h2 id="found-nearest">{t('site.search.nearest')}</h2>
            <ResultList found={nearest} />
          </section>
        )}
        {count === 0 && (
          <Suggestions
            popular={popular}
            categories={categories.map(({ id, name, icon }) => ({
              name: (
                <>
                  <CategoryIcon name={icon} /> {name}
                </>
              ),
              to: recordPath('category', id, [name], language),
            }))}
          />
        )}
      </Container>
    </Section>
  );
}

function CategoryIcon({ name }: { name: string }) {
  const file = useFiles()(name);
  return file && <Picture file={file} sizes="3rem" decorative className={styles['icon']} />;
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const t = textsOf(matches);
  // What somebody searched is not a page of its own for others to find.
  return [
    ...pageMeta(matches, location.pathname, {
      title: loaderData?.query ? `${loaderData.query} · ${t('site.search.page')}` : t('site.search.page'),
      description: t('site.search.lead'),
    }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};
