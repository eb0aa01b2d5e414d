import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { SpecSheet } from '#app/site/catalogue/spec-sheet.tsx';
import { useBorrowed } from '#app/site/catalogue/words/borrowed.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import type { CategoryProduct } from './category-product.ts';
import styles from './category-products.module.css';

/** Every part has its row, also while it is empty: that keeps the columns level. */
export function ProductColumn({ product, onLook }: { product: CategoryProduct; onLook: () => void }) {
  const t = useTexts();
  const file = useFiles()(product.image);
  const link = linkTo(product.path, [product.headline_one], useLanguage());
  return (
    <article className={styles['product']}>
      <div className={styles['picture']}>
        {file && <Picture file={file} sizes="(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw" cover />}
      </div>
      <div>
        <h3 className={styles['name']}>
          <Words of={product} field="headline_one" />
        </h3>
        {product.headline_two && (
          <p className={styles['kind']}>
            <Words of={product} field="headline_two" />
          </p>
        )}
      </div>
      <p className={styles['promise']}>
        <Words of={product} field="headline_three" />
      </p>
      <p>
        <Words of={product} field="description" />
      </p>
      <Sizes product={product} />
      <Advantages product={product} />
      <div className={styles['about']}>
        <p>
          <Words of={product} field="about" />
        </p>
        <p className={styles['icons']}>
          {product.icons.map((svg, index) => (
            <Icon key={index} svg={svg} />
          ))}
        </p>
      </div>
      <Thumbnails product={product} onLook={onLook} />
      <div className={styles['links']}>
        {link && (
          <LinkButton to={link.to} icon={<Icon name="arrow-right" flips />}>
            {t('site.learnMore')}
            <span className="visually-hidden"> {product.headline_one}</span>
          </LinkButton>
        )}
        <SpecSheet file={product.specsheet} />
      </div>
    </article>
  );
}

function Sizes({ product }: { product: CategoryProduct }) {
  const t = useTexts();
  const borrowed = useBorrowed(product);
  if (product.sizes.length === 0) return <div />;
  return (
    <div>
      <h4 className={styles['label']}>{t('site.category.sizes')}</h4>
      <ul className={styles['sizes']} {...borrowed('sizes')}>
        {product.sizes.map((size) => (
          <li key={size}>
            <MixedText text={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Advantages({ product }: { product: CategoryProduct }) {
  const t = useTexts();
  const borrowed = useBorrowed(product);
  if (product.advantages.length === 0) return <div />;
  return (
    <div>
      <h4 className={styles['label']}>{t('site.category.advantages')}</h4>
      <ul className={styles['advantages']} {...borrowed('advantages')}>
        {product.advantages.map(({ name, value }) => (
          <li key={name} data-has={value === 1 || undefined}>
            <Icon name={value === 1 ? 'check2' : 'x-lg'} />
            <span>
              <span className="visually-hidden">{t(value === 1 ? 'site.category.has' : 'site.category.hasNot')} </span>
              <MixedText text={name} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thumbnails({ product, onLook }: { product: CategoryProduct; onLook: () => void }) {
  const file = useFiles();
  const borrowed = useBorrowed(product);
  if (product.features.length === 0) return <div />;
  return (
    <ul className={styles['thumbnails']} {...borrowed('features')}>
      {product.features.map(({ title, image }) => {
        const picture = file(image);
        return (
          <li key={title}>
            <button type="button" className={styles['thumbnail']} aria-haspopup="dialog" onClick={onLook}>
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
