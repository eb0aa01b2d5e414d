import type { Earlier, Estimate } from '#content/offers/estimate.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { writeDay } from '#i18n/write-day.ts';

type Line = { name: string; place: number; price: number | undefined };
type Props = { earlier: Earlier; now: Estimate['sums']; lines: readonly Line[]; money: (amount: number) => string };

/** What has become of the prices of an estimate that was kept, one by one where its address holds them. */
export function SinceEstimate({ earlier, now, lines, money }: Props) {
  const t = useTexts();
  const day = writeDay(earlier.day, useLanguage());
  const changed = lines.flatMap(({ name, place, price }) => {
    const before = earlier.prices[place];
    return place < earlier.prices.length && before !== price ? [{ name, place, before, price }] : [];
  });
  const said = (price: number | undefined) => (price === undefined ? t('site.shortlist.estimateNoPrice') : money(price));
  const isOnlyTax = changed.length === 0 && lines.length === earlier.prices.length;
  if (now.total === earlier.total && changed.length === 0) return <p role="note">{t('site.shortlist.estimateSame', { day })}</p>;
  return (
    <div role="note">
      <p>
        {t(isOnlyTax ? 'site.shortlist.estimateTaxChanged' : 'site.shortlist.estimateChanged', {
          day,
          before: money(earlier.total),
          now: money(now.total),
        })}
      </p>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ name, place, before, price }) => (
            <li key={place}>{t('site.shortlist.estimateChangedLine', { name, before: said(before), now: said(price) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
