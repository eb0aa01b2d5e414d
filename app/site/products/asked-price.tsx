import type { PriceAsked } from '#content/catalogue/price-asked.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import { CURRENCIES } from '#content/specifications/define.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { useSizeText } from '#app/site/compare/use-size-text.ts';
import styles from '#app/looks/parts/price-from.module.css';

/** What the list was narrowed or ordered by: that price alone, and what it was reckoned as. */
export function AskedPrice({ price: { amount, currency, of, reckoned, country, size } }: { price: PriceAsked }) {
  const t = useTexts();
  const language = useLanguage();
  const sizeText = useSizeText();
  const own = CURRENCY_OF[country];
  return (
    <p className={styles['price']}>
      {t(`site.country.${country}`)} · {size !== undefined && `${sizeText({ size })} · `}
      {t('site.priceFrom')} <strong>{`${writeNumber(amount)} ${CURRENCIES[currency][language]}`}</strong>
      {of === 'area' && ` ${t('site.pricePerArea')}`}
      {currency !== own && ` (${t('site.products.reckoned', { price: `${writeNumber(reckoned)} ${CURRENCIES[own][language]}` })})`}
    </p>
  );
}
