import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useLanguage, useTexts } from '#app/page/texts.ts';
import { ColumnActions } from '#app/site/compare/column-actions.tsx';
import { CompareChoices } from '#app/site/compare/compare-choices.tsx';
import { comparePath } from '#app/site/compare/compare-path.ts';
import { CompareLegend, CompareTable } from '#app/site/compare/compare-table.tsx';
import { inOneLine } from '#app/site/compare/in-one-line.ts';
import { loadCompare } from '#app/site/compare/load-compare.server.ts';
import { useColumnName } from '#app/site/compare/use-column-name.ts';
import { useList } from '#app/site/compare/use-list.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { NotAsAsked } from '#app/site/shortlist/not-as-asked.tsx';
import { shortlistPath } from '#app/site/shortlist/shortlist-path.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { writeCompared } from '#content/shortlist.ts';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import styles from '#app/site/compare/compare-page.module.css';
import type { Route } from './+types/compare.ts';

/** Where the focus goes when one is taken away: its link is gone with it. */
const TITLE = 'compared';

export const loader = pageLoader(['compare', 'shortlist'], loadCompare);

export default function ComparePage({
  loaderData: { products, isTooMany, isShort, unread, changed, groups, choices },
}: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const list = useList();
  const name = useColumnName();
  const chosen = products.map(({ compared }) => compared);
  const isTable = products.length > 1;
  const actions = products.map((column, index) => <ColumnActions key={index} column={column} columns={products} target={TITLE} />);
  const form = <CompareChoices choices={choices} chosen={chosen} />;
  return (
    <Section tone="light" labelledBy={TITLE} className={styles['page']}>
      <Container>
        <Heading level={1} size="l" id={TITLE} isTarget lead={<span data-screen-only>{t('site.compare.lead')}</span>}>
          {isTable ? t('site.compare.titleOf', { products: list(products.map((one) => inOneLine(name(one)))) }) : t('site.compare.title')}
        </Heading>
        {isTooMany && (
          <p className={styles['lead']} role="status">
            {t('site.compare.tooMany', { most: MOST_COMPARED })}
          </p>
        )}
        <NotAsAsked unread={unread} changed={changed} className={styles['lead']} />
        {isShort && <p className={styles['lead']}>{t('site.compare.gone')}</p>}
        {isTable && (
          <>
            <div className={styles['tools']}>
              <label>
                <input type="checkbox" data-only-differences="" />
                {t('site.compare.onlyDifferences')}
              </label>
              <CompareLegend />
              <LinkButton
                look="words"
                data-without-scripts
                to={shortlistPath(
                  chosen.map((one) => ({ ...one, quantity: 1 })),
                  language,
                )}
              >
                {t('site.compare.keepAll')}
              </LinkButton>
              <Button look="words" data-needs-scripts data-prints>
                {t('site.compare.print')}
              </Button>
              <LinkButton
                look="words"
                to={`/api/${language}/comparisons/${writeCompared(chosen)}/comparison.pdf`}
                icon={<Icon name="download" />}
              >
                {t('site.compare.pdf')}
              </LinkButton>
              <LinkButton
                look="words"
                to={`/api/${language}/comparisons/${writeCompared(chosen)}/comparison.pdf?language=both`}
                icon={<Icon name="download" />}
              >
                {t('site.compare.pdfBoth')}
              </LinkButton>
            </div>
            <CompareTable products={products} groups={groups} actions={actions} />
          </>
        )}
        <p role="status" className="visually-hidden" data-shortlist-status="" />
        {isTable ? (
          <details className={styles['change']}>
            <summary>{t('site.compare.change')}</summary>
            {form}
          </details>
        ) : (
          <>
            {chosen.length === 1 && <p className={styles['lead']}>{t('site.compare.second', { product: products[0]?.name ?? '' })}</p>}
            {form}
          </>
        )}
      </Container>
    </Section>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const t = textsOf(matches);
  const { products } = loaderData;
  return [
    ...pageMeta(matches, location.pathname, {
      title: products.length > 1 ? products.map(({ name }) => name).join(' · ') : t('site.compare.title'),
      description: t('site.compare.description'),
      path: comparePath(
        products.map(({ compared }) => compared),
        'ar',
      ),
    }),
    // There are as many of them as there are pairs.
    ...(products.length > 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};
