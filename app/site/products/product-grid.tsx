import type { Filters } from '#content/catalogue/filters.ts';
import { priceAsked, type PriceAsked } from '#content/catalogue/price-asked.ts';
import { SPECIFICATIONS, type SpecificationName } from '#content/specifications/kinds.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { useFiles } from '#app/page/files.ts';
import { recordPath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { MostCompared } from '#app/site/compare/most-compared.tsx';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { AskedPrice } from './asked-price.tsx';
import type { ListedProduct } from './load-products.server.ts';
import styles from './product-grid.module.css';

/** What tells screens apart at a glance, as far as a product says it. */
const TOLD: readonly SpecificationName[] = ['sizes', 'pixel-pitch', 'brightness', 'protection-front'];
const MOST_TOLD = 3;
const FIRST_ROW = 3;

type GridProps = {
  products: readonly ListedProduct[];
  /** What narrows and orders them; where that is a price, it is the one that is shown. */ filters: Filters;
  level?: 2 | 3;
  /** The form that the boxes for comparing belong to. */ compareForm: string;
};

/** Products with their picture, their figures and what they cost. */
export function ProductGrid({ products, filters, level = 2, compareForm }: GridProps) {
  return (
    <ul className={styles['grid']}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Card
            product={product}
            price={priceAsked(product.specifications, filters)}
            level={level}
            compareForm={compareForm}
            isFirst={level === 2 && index < FIRST_ROW}
          />
        </li>
      ))}
      <MostCompared />
    </ul>
  );
}

type CardProps = { product: ListedProduct; price: PriceAsked | undefined; level: 2 | 3; compareForm: string; isFirst: boolean };

function Card({ product, price, level, compareForm, isFirst }: CardProps) {
  const t = useTexts();
  const language = useLanguage();
  const file = useFiles()(product.image);
  const Title = `h${level}` as const;
  const told = TOLD.flatMap((name) => {
    const value = product.specifications[name];
    return value
      ? [{ name, label: SPECIFICATIONS[name].label[language], text: writeSpecification(SPECIFICATIONS[name], value, language) }]
      : [];
  });
  return (
    <article className={styles['card']}>
      <a href={recordPath('product', product.id, [product.name], language)} className={styles['link']}>
        <span className={styles['picture']}>
          {file && <Picture file={file} sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 45vw, 92vw" cover decorative eager={isFirst} />}
        </span>
        <Title className={styles['name']}>
          <bdi>{product.name}</bdi>
        </Title>
      </a>
      {product.headline && (
        <p className={styles['headline']}>
          <MixedText text={product.headline} />
        </p>
      )}
      <dl className={styles['facts']}>
        {told.slice(0, MOST_TOLD).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {price ? <AskedPrice price={price} /> : <PriceFrom specifications={product.specifications} />}
      <div className={styles['actions']}>
        <KeepButton product={product} />
        <label className={styles['compare']}>
          <input type="checkbox" name="products" value={product.id} form={compareForm} />
          {t('site.products.compare')}
          <span className="visually-hidden"> {product.name}</span>
        </label>
      </div>
    </article>
  );
}
