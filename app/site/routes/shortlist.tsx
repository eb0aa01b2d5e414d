import { usePageFacts } from '#app/page/page-facts.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useLanguage, useTexts } from '#app/page/texts.ts';
import { comparePath } from '#app/site/compare/compare-path.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { AskList } from '#app/site/shortlist/ask-list.island.tsx';
import { chatLink } from '#app/site/shortlist/chat-link.ts';
import { Estimates } from '#app/site/shortlist/estimates.tsx';
import { listIn } from '#app/site/shortlist/list-rows.ts';
import { listedProducts } from '#app/site/shortlist/listed-products.ts';
import { loadShortlist } from '#app/site/shortlist/load-shortlist.server.ts';
import { NotAsAsked } from '#app/site/shortlist/not-as-asked.tsx';
import { RECKONS, SHORTLIST_FORM, SHORTLIST_TITLE } from '#app/site/shortlist/shortlist-form.ts';
import { sendShortlist } from '#app/site/shortlist/send-shortlist.server.ts';
import { shortlistPath } from '#app/site/shortlist/shortlist-path.ts';
import { WaysOn } from '#app/site/shortlist/ways-on.tsx';
import { rowsOf } from '#app/site/shortlist/rows-of.ts';
import { ShortlistRows } from '#app/site/shortlist/shortlist-rows.tsx';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { MOST_PIECES, readShortlist } from '#content/shortlist.ts';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import styles from '#app/site/shortlist/shortlist.module.css';
import type { Route } from './+types/shortlist.ts';

export const loader = pageLoader(['inquiry', 'shortlist', 'specs'], loadShortlist);

export const action = formAction(sendShortlist);

export default function ShortlistPage({
  loaderData: { rows: addressed, gone, unread, changed, chats, vat, earlier },
  actionData,
}: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { origin } = usePageFacts();
  const isChat = actionData?.outcome === 'sent' && actionData.values['via'] === 'whatsapp';
  const typed = actionData && actionData.outcome !== 'sent' ? actionData.values : {};
  // What was changed and posted without scripts is on the page and in its sums, though not in its address.
  const list = typed['id-0'] ? listIn((field) => typed[field] ?? '') : readShortlist(actionData?.values['list'] ?? '');
  const rows = list.length > 0 ? rowsOf(list, addressed) : addressed;
  const products = [...new Map(rows.map(({ product }) => [product.id, { id: product.id, name: product.name }])).values()];
  const postedChat = isChat
    ? chatLink(t, {
        number: chats[actionData.values['country'] === 'ae' ? 'ae' : 'sa'],
        listed: listedProducts(list, products, t),
        link: origin + shortlistPath(list, language),
        reference: actionData.reference ?? '',
      })
    : undefined;
  return (
    <Section tone="light" labelledBy={SHORTLIST_TITLE}>
      <Container>
        <div data-shortlist="">
          <Heading level={1} size="l" id={SHORTLIST_TITLE} isTarget lead={t('site.shortlist.lead')}>
            {t('site.shortlist.title')}
          </Heading>
          <div className={styles['columns']}>
            <div>
              {rows.length > 0 ? (
                <ShortlistRows rows={rows} />
              ) : (
                <>
                  <Heading size="m">{t('site.shortlist.empty')}</Heading>
                  <p>{t('site.shortlist.emptyText')}</p>
                  <WaysOn />
                </>
              )}
              {rows.length > 0 && (
                <Button type="submit" form={SHORTLIST_FORM} name="via" value={RECKONS} formNoValidate data-without-scripts>
                  {t('site.shortlist.estimateAgain')}
                </Button>
              )}
              {rows.length > 0 && <Estimates rows={rows} vat={vat} earlier={earlier} />}
              <NotAsAsked unread={unread} changed={changed} className={styles['status']} />
              {gone > 0 && <p className={styles['status']}>{t('site.shortlist.gone', { count: gone })}</p>}
              {rows.length > 0 && (
                <div className={styles['tools']}>
                  <LinkButton
                    to={comparePath(
                      rows.slice(0, MOST_COMPARED).map(({ listed }) => listed),
                      language,
                    )}
                  >
                    {t('site.shortlist.compare')}
                  </LinkButton>
                  <Button data-shares-list="" data-said={t('site.shortlist.copied')} data-needs-scripts>
                    {t('site.shortlist.share')}
                  </Button>
                </div>
              )}
              <p data-without-scripts>{t('site.shortlist.inAddress')}</p>
              {rows.length > 0 && (
                <p className={styles['shared']} data-own-list="" data-needs-scripts>
                  {t('site.shortlist.onDevice')}
                </p>
              )}
              {rows.length > 0 && (
                <div className={styles['shared']} data-shared-list="" data-needs-scripts>
                  <p>{t('site.shortlist.sharedTitle')}</p>
                  <Button data-adopts="">{t('site.shortlist.adopt')}</Button>
                </div>
              )}
              <p
                role="status"
                className={styles['status']}
                data-shortlist-status=""
                data-most-said={t('site.shortlist.mostPieces', { most: MOST_PIECES })}
              />
            </div>
            <div id="ask" data-screen-only="">
              <Heading size="m" lead={t('site.shortlist.askLead')} spaced>
                {t('site.shortlist.ask')}
              </Heading>
              <AskList products={products} chats={chats} posted={actionData} postedChat={postedChat} />
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = textsOf(matches);
  return [
    ...pageMeta(matches, location.pathname, { title: t('site.shortlist.title'), description: t('site.shortlist.description') }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};
