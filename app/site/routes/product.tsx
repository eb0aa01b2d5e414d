import { Suspense } from 'react';
import { collections } from '#content/index.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { formClientAction } from '#app/site/form-client-action.ts';
import { Inquiry } from '#app/site/inquiry/inquiry.tsx';
import { recordPath } from '#app/site/links.ts';
import { idOf, pageLoader } from '#app/site/page-loader.server.ts';
import { useLanguage } from '#app/site/texts.ts';
import { recordMeta } from '#app/site/catalogue/record-meta.ts';
import { Trail } from '#app/site/catalogue/trail/trail.tsx';
import { loadProduct } from '#app/site/sections/products/load-product.server.ts';
import { ProductHero } from '#app/site/sections/products/product-hero.tsx';
import { later } from '#app/site/later.ts';
import type { Route } from './+types/product.ts';

const LowerHalf = await later(async () => (await import('#app/site/lower-half/product.tsx')).ProductLowerHalf);

export const loader = pageLoader(['catalogue', 'product', 'inquiry'], loadProduct);

export function action(args: Route.ActionArgs) {
  const id = idOf(args.params);
  return formAction(async ({ operations, language, country, address, url, evidence, values: { name, email, phone } }) => {
    const product = await operations.content.read(collections.products, { language, sees: 'published' }, id);
    const fields = { product: product.name, product_id: id, name, email, phone };
    return operations.leads.receive({ kind: 'product', country, language, address, page: url.pathname, evidence, fields });
  })(args);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => formClientAction({ serverAction });

/** An inquiry changes nothing on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, crumbs } = loaderData;
  const path = recordPath('product', product.id, [product.name], useLanguage());
  return (
    <>
      <ProductHero
        product={product}
        top={<Trail crumbs={crumbs} here={product.name} />}
        inquire={<Inquiry key={product.id} product={product.name} path={path} />}
      />
      <Suspense>
        <LowerHalf page={loaderData} path={path} answer={actionData} />
      </Suspense>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { product, names, files, crumbs, questions } = loaderData;
  return recordMeta(matches, location.pathname, {
    page: 'product',
    id: product.id,
    name: product.name,
    names,
    title: product.seo_title || product.name,
    description: product.seo_description || product.description,
    picture: product.image || product.banner,
    files,
    crumbs,
    questions,
  });
};
