import { useLanguage, useTexts } from '#app/page/texts.ts';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import type { Product } from '#app/site/heroes/product-hero.tsx';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { writeNumber } from '#content/specifications/write.ts';
import type { Chosen } from '#content/chosen-size.ts';
import { wallOfCabinets } from '#content/advisor/wall.ts';
import { CURRENCIES } from '#content/specifications/define.ts';
import styles from './product-bar.module.css';

/** Stays below the bar of the site: what it is, what it costs here, in which size, and how to ask for it. */
export function ProductBar({ product, chosen }: { product: Product; chosen: Chosen }) {
  const t = useTexts();
  return (
    <aside
      className={styles['bar']}
      data-tone="dark"
      data-screen-only
      data-at-foot
      aria-label={t('site.specs.bar', { product: product.name })}
    >
      <Container className={styles['inside']}>
        <p className={styles['name']} dir="auto">
          {product.name}
        </p>
        <div className={styles['price']} data-sized="price">
          <ChosenPrice product={product} chosen={chosen} />
        </div>
        <Size product={product} chosen={chosen} />
        <div className={styles['actions']} data-sized="actions">
          <KeepButton product={product} {...(chosen && { listed: 'wall' in chosen ? { wall: chosen.wall } : { size: chosen.size } })} />
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

/** Of the size or wall the address names; else of the first size, the one the choice beside it stands on. */
function ChosenPrice({ product: { specifications }, chosen }: { product: Product; chosen: Chosen }) {
  const t = useTexts();
  const language = useLanguage();
  if (!chosen || !('wall' in chosen)) return <PriceFrom specifications={specifications} size={chosen?.index ?? 0} />;
  const wall = wallOfCabinets(specifications, ...chosen.wall);
  return (['sa', 'ae'] as const).map((country) => {
    const price = wall?.price[country];
    return (
      price && (
        <p key={country} data-only-country={country}>
          {t('site.priceFrom')} <strong>{`${writeNumber(price.amount)} ${CURRENCIES[price.currency][language]}`}</strong>
        </p>
      )
    );
  });
}

/** The choice of a size, or the chosen wall; one size is said by name and table, and has no room beside the price on a phone. */
function Size({ product: { specifications }, chosen }: { product: Product; chosen: Chosen }) {
  const t = useTexts();
  const sizes = specifications.sizes ?? [];
  if (chosen && 'wall' in chosen)
    return (
      <p className={styles['one']} data-chosen-wall={chosen.wall.join(' × ')}>
        {t('site.specs.cabinets', { columns: chosen.wall[0], rows: chosen.wall[1] })}
      </p>
    );
  if (sizes.length < 2) return null;
  return (
    <label className={styles['size']} data-needs-scripts>
      <span className="visually-hidden">{t('site.specs.size')}</span>
      <select data-size-choice="" defaultValue={chosen ? String(chosen.size) : undefined}>
        {sizes.map((size) => (
          <option key={String(size)} value={String(size)}>
            {t('site.specs.inch', { size: writeNumber(Number(size)) })}
          </option>
        ))}
      </select>
    </label>
  );
}
