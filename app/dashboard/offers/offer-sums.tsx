import type { Share, Sums } from '#content/offers/sums.ts';
import { writeMoney, writePercent } from '#content/offers/typed-money.ts';
import type { Currency } from '#content/specifications/define.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './offers.module.css';

export function OfferSums({ sums, vat, currency }: { sums: Sums; vat: Share; currency: Currency }) {
  const t = useTexts();
  const language = useLanguage();
  const rows = [
    [t('offers.subtotal'), sums.subtotal],
    ...(sums.discount > 0
      ? ([
          [t('offers.discount.sum'), -sums.discount],
          [t('offers.net'), sums.net],
        ] as const)
      : []),
    [t('offers.vat', { percent: writePercent(vat) }), sums.vat],
    [t('offers.total'), sums.total],
  ] as const;
  return (
    <>
      <dl className={styles['sums']}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{writeMoney(amount, currency, language)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['soft']}>{t('offers.rule')}</p>
    </>
  );
}
