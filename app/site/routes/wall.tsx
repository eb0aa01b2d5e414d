import { collections } from '#content/index.ts';
import { PROPOSAL_FIGURES } from '#content/advisor/proposal-fields.ts';
import { wallFields } from '#content/wall/wall-fields.ts';
import { recordPath } from '#app/page/links.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useLanguage, useTexts } from '#app/page/texts.ts';
import { wholeNumber } from '#app/page/whole-number.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { Inquiry } from '#app/site/inquiry/inquiry.island.tsx';
import { InquiryOnPage } from '#app/site/inquiry/inquiry-on-page.tsx';
import { OwnPlace } from '#app/site/own-place/own-place.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { Instead } from '#app/site/wall/instead.tsx';
import { loadWall } from '#app/site/wall/load-wall.server.ts';
import { WallFacts } from '#app/site/wall/wall-facts.tsx';
import { WallFiles } from '#app/site/wall/wall-files.tsx';
import { WallForm } from '#app/site/wall/wall-form.tsx';
import { WallSteps } from '#app/site/wall/wall-steps.tsx';
import { wallPath } from '#app/site/wall/wall-path.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/wall/wall.module.css';
import type { Route } from './+types/wall.ts';

export const loader = pageLoader(['advisor', 'inquiry', 'ownPlace', 'product', 'shortlist', 'wall'], loadWall);

const LONGEST_PAGE = 300;

/** Without scripts the inquiry is posted here, with the wall in its hidden fields. */
export const action = formAction(async ({ operations, language, country, address, url, evidence, values }) => {
  const id = wholeNumber(url.searchParams.get('product')) ?? 0;
  const product = await operations.content.read(collections.products, { language, sees: 'published' }, id);
  const { name, email, phone } = values;
  const given = ([...PROPOSAL_FIGURES, 'quantity', 'city'] as const).flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  const fields = { product: product.name, product_id: id, ...Object.fromEntries(given), name, email, phone };
  return operations.leads.receive({
    kind: 'product',
    country,
    language,
    address,
    page: (url.pathname + url.search).slice(0, LONGEST_PAGE),
    evidence,
    fields,
  });
});

export default function WallPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { typed, built, running, vat, products, places, instead, askedName } = loaderData;
  if (!built)
    return (
      <Section>
        <Container>
          <Heading level={1} lead={t('site.wall.noProducts')}>
            {t('site.wall.title')}
          </Heading>
        </Container>
      </Section>
    );
  const { product, read, figures, svg } = built;
  const { place: _typed, ...others } = typed;
  const set = { ...others, ...(typed.unit && { unit: read.unit }), ...(read.place && { place: read.place }) };
  const { columns, rows } = figures;
  const path = wallPath({ product: product.id, columns, rows }, language, set);
  const fields = wallFields({ product: product.id, columns, rows }, figures.wall);
  return (
    <>
      <Section className={styles['top']}>
        <Container>
          <Heading level={1} lead={t('site.wall.lead')}>
            {t('site.wall.title')}
          </Heading>
          <WallForm {...{ typed, products, places, running, built }} />
        </Container>
      </Section>
      <Section tone="light" id="wall" labelledBy="wall-name" className={styles['wall']}>
        <Container>
          <Heading id="wall-name" isTarget>
            <MixedText text={t('site.wall.named', { name: product.name, columns, rows })} />
          </Heading>
          <Instead {...{ instead, askedName, built }} />
          <WallSteps product={product.id} figures={figures} typed={set} />
          <div className={styles['drawing']} dangerouslySetInnerHTML={{ __html: svg }} />
          <p className={styles['caption']}>{t('site.wall.caption')}</p>
          <div className={styles['actions']}>
            <Inquiry product={{ id: product.id, name: product.name }} path={path} proposal={fields} label={t('site.wall.ask')} />
            <KeepButton product={product} listed={{ wall: [columns, rows] }} />
            <LinkButton to={recordPath('product', product.id, [product.name], language)}>
              {t('site.advisor.product', { name: product.name })}
            </LinkButton>
          </div>
          <p role="status" className="visually-hidden" data-shortlist-status="" />
          <WallFacts built={built} running={running} vat={vat} unit={read.unit} />
          <p className={styles['careful']}>{t('site.wall.careful')}</p>
          <WallFiles product={product.id} columns={columns} rows={rows} />
          <OwnPlace product={product} shape={figures.wall.built} />
        </Container>
      </Section>
      <InquiryOnPage product={product.name} path={path} answer={actionData} proposal={fields} />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = textsOf(matches);
  return pageMeta(matches, location.pathname, { title: t('site.wall.title'), description: t('site.wall.lead') });
};
