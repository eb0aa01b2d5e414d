import type { Earlier } from '#content/offers/earlier.ts';
import type { Estimate } from '#content/offers/estimate.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import { writeMoney } from '#content/offers/typed-money.ts';
import { writeDay } from '#i18n/write-day.ts';

type Line = { name: string; position: number; price: number | undefined };
type Props = { earlier: Earlier; now: Estimate['sums']; lines: readonly Line[]; money: (amount: number) => string };

/** What has become of the prices of an estimate that was kept, one by one where its address holds them. */
export function SinceEstimate({ earlier, now, lines, money }: Props) {
  const t = useTexts();
  const day = writeDay(earlier.day, useLanguage());
  const changed = lines.flatMap(({ name, position, price }) => {
    const before = earlier.prices[position];
    return position < earlier.prices.length && before !== price ? [{ name, position, before, price }] : [];
  });
  const said = (price: number | undefined) => (price === undefined ? t('site.shortlist.estimateNoPrice') : money(price));
  // What is withdrawn has no row any more, and so no name.
  const gone = earlier.prices.filter((_price, position) => !lines.some((line) => line.position === position));
  const isOnlyTax = changed.length === 0 && gone.length === 0 && lines.length === earlier.prices.length;
  if (now.total === earlier.total && changed.length === 0 && gone.length === 0)
    return <p role="note">{t('site.shortlist.estimateSame', { day })}</p>;
  return (
    <div role="note">
      <p>
        {t(isOnlyTax ? 'site.shortlist.estimateTaxChanged' : 'site.shortlist.estimateChanged', {
          day,
          before: money(earlier.total),
          now: money(now.total),
        })}
      </p>
      {changed.length + gone.length > 0 && (
        <ul>
          {changed.map(({ name, position, before, price }) => (
            <li key={position}>{t('site.shortlist.estimateChangedLine', { name, before: said(before), now: said(price) })}</li>
          ))}
          {gone.map((price, index) => (
            <li key={`gone ${index}`}>{t('site.shortlist.estimateGoneLine', { before: said(price) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Prices of two countries are not compared; whoever looks from the other one reads which one it was. */
export function EstimateElsewhere({ earlier: { day, country, total } }: Pick<Props, 'earlier'>) {
  const t = useTexts();
  const language = useLanguage();
  const before = writeMoney(total, CURRENCY_OF[country], language);
  return <p role="note">{t(`site.shortlist.estimateElsewhere.${country}`, { day: writeDay(day, language), before })}</p>;
}
