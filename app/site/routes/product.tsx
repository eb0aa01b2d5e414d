import { collections } from '#content/index.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { Inquiry } from '#app/site/inquiry/inquiry.island.tsx';
import { InquiryOnPage } from '#app/site/inquiry/inquiry-on-page.tsx';
import { questionsIn } from '#app/looks/questions/questions-in.ts';
import { OfProduct } from '#app/looks/line-drawings/line-drawing.tsx';
import { Sections } from '#app/looks/sections.tsx';
import { recordPath } from '#app/page/links.ts';
import { idOf, pageLoader } from '#app/page/page-loader.server.ts';
import { useLanguage } from '#app/page/texts.ts';
import { recordMeta } from '#app/site/catalogue/record-meta.ts';
import { Trail } from '#app/site/catalogue/trail/trail.tsx';
import { ProductBar } from '#app/site/product/product-bar.tsx';
import { chosenAs, listedAs, readChosen } from '#content/chosen-size.ts';
import { isOffered, writeSize } from '#content/offered-size.ts';
import { ProductFeatures } from '#app/site/product/product-features.tsx';
import { ProductSpecifications } from '#app/site/product/product-specifications.tsx';
import { ProductInPlace } from '#app/site/own-place/product-in-place.tsx';
import { SizeNotMade } from '#app/site/product/size-not-made.tsx';
import { SizeField } from '#app/site/product/size-field.tsx';
import { RelatedProducts } from '#app/site/product/related-products.tsx';
import { loadProduct } from '#app/site/product/load-product.server.ts';
import { ProductHero } from '#app/site/heroes/product-hero.tsx';
import type { Route } from './+types/product.ts';

export const loader = pageLoader(['catalogue', 'compare', 'looks', 'product', 'inquiry', 'ownPlace', 'shortlist', 'specs'], loadProduct);

export function action(args: Route.ActionArgs) {
  const id = idOf(args.params);
  return formAction(
    async ({ operations, language, country, address, url, evidence, values: { name, email, phone, quantity, city, size = '' } }) => {
      const product = await operations.content.read(collections.products, { language, sees: 'published' }, id);
      const text = writeSize(size);
      const isNamed = size !== '' && isOffered(text, product.specifications);
      const chosen = readChosen(product.specifications, url.searchParams);
      const wall = chosen && 'wall' in chosen ? chosen.wall : undefined;
      const listed = wall ? { wall } : isNamed ? { size: Number(size) } : {};
      const page = [url.pathname, chosenAs({ id, ...listed })].join('?').replace(/\?$/, '');
      const fields = {
        product: product.name,
        product_id: id,
        ...((isNamed || wall) && { size: wall ? wall.join(' × ') : text }),
        ...(quantity && { quantity }),
        ...(city && { city }),
        name,
        email,
        phone,
      };
      return operations.leads.receive({ kind: 'product', country, language, address, page, evidence, fields });
    },
  )(args);
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, chosen, missed, crumbs, sections, siblings, family } = loaderData;
  const path = recordPath('product', product.id, [product.name], useLanguage());
  const asked = chosen ? `${path}?${chosenAs(listedAs(product.id, chosen))}` : path;
  const size = <SizeField specifications={product.specifications} chosen={chosen} typed={actionData?.values['size']} />;
  return (
    <>
      <ProductHero
        product={product}
        chosen={chosen}
        top={
          <>
            <Trail crumbs={crumbs} here={product.name} />
            <SizeNotMade path={path} missed={missed} />
          </>
        }
        inquire={<Inquiry product={{ id: product.id, name: product.name }} path={path} look="line" />}
      />
      <ProductBar product={product} chosen={chosen} />
      <OfProduct specifications={product.specifications}>
        <Sections
          of="product"
          loaded={sections}
          own={{
            features: <ProductFeatures product={product} />,
            specifications: (
              <>
                <ProductSpecifications product={product} family={family} chosen={chosen} />
                <ProductInPlace product={product} chosen={chosen} />
              </>
            ),
            related: <RelatedProducts products={siblings} />,
            inquiry: <InquiryOnPage product={product.name} path={asked} answer={actionData} size={size} />,
          }}
        />
      </OfProduct>
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { product, names, files, crumbs, sections } = loaderData;
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
    questions: questionsIn(sections),
    specifications: product.specifications,
  });
};
