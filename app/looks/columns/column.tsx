import type { LookRecord } from '#app/looks/look-props.ts';
import { useFallback } from '#app/looks/parts/fallback.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { ReadMore } from '#app/looks/parts/read-more.tsx';
import { SpecSheet } from '#app/looks/parts/spec-sheet.tsx';
import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { closerLookId } from './closer-look.tsx';
import styles from './columns.module.css';

type Product = LookRecord<'columns'>;

/** Every part has its row, also while it is empty: that keeps the columns level. */
export function Column({ record: product }: { record: Product }) {
  const file = useFiles()(product.picture);
  return (
    <article className={styles['product']}>
      <div className={styles['picture']}>
        {file && <Picture file={file} sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw" cover />}
      </div>
      <div>
        <h3 className={styles['name']}>
          <FieldText of={product} field="title" />
        </h3>
        {product.kind && (
          <p className={styles['kind']}>
            <FieldText of={product} field="kind" />
          </p>
        )}
        {product.link?.prices && <PriceFrom specifications={product.link.prices} />}
      </div>
      <p className={styles['promise']}>
        <FieldText of={product} field="promise" />
      </p>
      <p>
        <FieldText of={product} field="text" />
      </p>
      <Sizes product={product} />
      <Advantages product={product} />
      <div className={styles['about']}>
        <p>
          <FieldText of={product} field="about" />
        </p>
        <p className={styles['icons']}>
          {product.icons.map((svg, index) => (
            <Icon key={index} svg={svg} />
          ))}
        </p>
      </div>
      <Thumbnails product={product} />
      <div className={styles['links']}>
        <ReadMore of={product} text="site.learnMore" look="line" always />
        <SpecSheet file={product.sheet} madeOf={product.link?.specified} of={product.title} />
      </div>
    </article>
  );
}

function Sizes({ product }: { product: Product }) {
  const t = useTexts();
  const fallback = useFallback(product);
  if (product.sizes.length === 0) return <div />;
  return (
    <div>
      <h4 className={styles['label']}>{t('site.looks.sizes')}</h4>
      <ul className={styles['sizes']} {...fallback('sizes')}>
        {product.sizes.map((size) => (
          <li key={size}>
            <MixedText text={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Advantages({ product }: { product: Product }) {
  const t = useTexts();
  const fallback = useFallback(product);
  if (product.advantages.length === 0) return <div />;
  return (
    <div>
      <h4 className={styles['label']}>{t('site.looks.advantages')}</h4>
      <ul className={styles['advantages']} {...fallback('advantages')}>
        {product.advantages.map(({ name, value }) => (
          <li key={name} data-has={value === 1 || undefined}>
            <Icon name={value === 1 ? 'check2' : 'x-lg'} />
            <span>
              <span className="visually-hidden">{t(value === 1 ? 'site.looks.has' : 'site.looks.hasNot')} </span>
              <MixedText text={name} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thumbnails({ product }: { product: Product }) {
  const file = useFiles();
  const fallback = useFallback(product);
  if (product.features.length === 0) return <div />;
  return (
    <ul className={styles['thumbnails']} {...fallback('features')}>
      {product.features.map(({ title, image }) => {
        const picture = file(image);
        return (
          <li key={title}>
            <button type="button" className={styles['thumbnail']} aria-haspopup="dialog" data-opens-dialog={closerLookId(product)}>
              <span className={styles['thumb']}>{picture && <Picture file={picture} sizes="120px" cover decorative />}</span>
              <span>
                <MixedText text={title} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
