import { type PriceCountry, priceIn } from '#content/specifications/price.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { CURRENCIES } from '#content/specifications/define.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import styles from './price-from.module.css';

const COUNTRIES: readonly PriceCountry[] = ['sa', 'ae'];

type PriceFromProps = {
  specifications: Specifications;
  /** The size whose price is written; without it the cheapest. */ size?: number | undefined;
  as?: 'p' | 'span';
};

/** What a product costs at least: both countries' prices are on the page, the visitor's is shown. */
export function PriceFrom({ specifications, size, as: Line = 'p' }: PriceFromProps) {
  const t = useTexts();
  const language = useLanguage();
  return COUNTRIES.map((country) => {
    const price = priceIn(specifications, country, size);
    if (!price) return null;
    return (
      <Line key={country} className={styles['price']} data-only-country={country}>
        <span data-without-scripts>{t(`site.country.${country}`)} · </span>
        {t('site.priceFrom')} <strong>{`${writeNumber(price.amount)} ${CURRENCIES[price.currency][language]}`}</strong>
        {price.of === 'area' && ` ${t('site.pricePerArea')}`}
      </Line>
    );
  });
}
