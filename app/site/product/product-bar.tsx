import { useLanguage, useTexts } from '#app/page/texts.ts';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { INQUIRY_FORM } from '#app/site/inquiry/inquiry-on-page.tsx';
import type { Product } from '#app/site/heroes/product-hero.tsx';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { writeNumber, writeSpecification } from '#content/specifications/write.ts';
import styles from './product-bar.module.css';

/** Stays below the bar of the site: what it is, what it costs here, in which size, and how to ask for it. */
export function ProductBar({ product }: { product: Product }) {
  const t = useTexts();
  return (
    <aside className={styles['bar']} data-tone="dark" data-screen-only aria-label={t('site.specs.bar', { product: product.name })}>
      <Container className={styles['inside']}>
        <p className={styles['name']} dir="auto">
          {product.name}
        </p>
        <div className={styles['price']}>
          <PriceFrom specifications={product.specifications} />
        </div>
        <Size product={product} />
        <div className={styles['actions']}>
          <KeepButton product={product} />
          <Button look="light" data-needs-scripts data-opens="inquiry" aria-haspopup="dialog">
            {t('site.specs.ask')}
          </Button>
          <LinkButton look="light" data-without-scripts to="#inquiry">
            {t('site.specs.ask')}
          </LinkButton>
        </div>
        <p role="status" className="visually-hidden" data-shortlist-status="" />
      </Container>
    </aside>
  );
}

/** Nothing to choose where there is one size; walls have none. */
function Size({ product: { specifications } }: { product: Product }) {
  const t = useTexts();
  const language = useLanguage();
  const sizes = specifications.sizes ?? [];
  if (sizes.length === 0) return null;
  if (sizes.length === 1) return <p className={styles['one']}>{writeSpecification(SPECIFICATIONS.sizes, sizes, language)}</p>;
  return (
    <label className={styles['size']}>
      <span className="visually-hidden">{t('site.specs.size')}</span>
      <select name="size" form={INQUIRY_FORM} data-size-choice="">
        {sizes.map((size) => (
          <option key={String(size)} value={String(size)}>
            {t('site.specs.inch', { size: writeNumber(Number(size)) })}
          </option>
        ))}
      </select>
    </label>
  );
}
