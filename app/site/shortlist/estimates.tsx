import { PER_DOLLAR } from '#content/advisor/money.ts';
import { type Earlier, writeEarlier } from '#content/offers/earlier.ts';
import { estimateOf } from '#content/offers/estimate.ts';
import { pairsOf } from '#content/known.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import type { Share } from '#content/offers/sums.ts';
import { writeMoney, writePercent } from '#content/offers/typed-money.ts';
import { writeShortlist } from '#content/shortlist.ts';
import { UNITS } from '#content/specifications/units.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { type Translate, useLanguage, useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { type Country, COUNTRIES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { sizeOf } from './listed-products.ts';
import type { ShortlistRow } from './load-shortlist.server.ts';
import { shortlistPath } from './shortlist-path.ts';
import { EstimateElsewhere, SinceEstimate } from './since-estimate.tsx';
import styles from './shortlist.module.css';

type Props = { rows: readonly ShortlistRow[]; vat: Readonly<Record<Country, Share>>; earlier: Earlier | undefined };

/** One of each country is drawn and one of them shown, as with every price. */
export function Estimates(props: Props) {
  return (
    <>
      {Object.values(COUNTRIES).map(({ code }) => (
        <EstimateIn key={code} country={code} {...props} />
      ))}
    </>
  );
}

function EstimateIn({ country, rows, vat, earlier }: Props & { country: Country }) {
  const t = useTexts();
  const language = useLanguage();
  const list = rows.map(({ listed }) => listed);
  const estimate = estimateOf(
    rows.map(({ listed, product }) => ({ listed, specifications: product.specifications })),
    country,
    vat[country],
  );
  const { sums, area, power, weight, isPart, isConverted } = estimate;
  const money = (amount: number) => writeMoney(amount, CURRENCY_OF[country], language);
  const measure = (value: number, unit: string) => `${writeNumber(Math.round(value * 100) / 100)} ${unit}`;
  const pdf = `/api/${language}/estimates/${writeShortlist(list)}/estimate.pdf?country=${country}`;
  const facts: (readonly [string, string])[] = [
    ...pairsOf(rows, estimate.lines).flatMap(([row, { sum }]) =>
      sum === undefined ? [] : [[`${nameOf(row, t, language)} × ${row.listed.quantity}`, money(sum)] as const],
    ),
    ...(area === undefined ? [] : [[t('site.shortlist.estimateArea'), measure(area, language === 'ar' ? 'م²' : 'm²')] as const]),
    ...(power === undefined ? [] : [[t('site.shortlist.estimatePower'), measure(power, UNITS.watt[language])] as const]),
    ...(weight === undefined ? [] : [[t('site.shortlist.estimateWeight'), measure(weight, UNITS.kilogram[language])] as const]),
    [t('site.shortlist.estimateSum'), money(sums.subtotal)],
    [t('site.shortlist.estimateVat', { percent: writePercent(vat[country]) }), money(sums.vat)],
    [t('site.shortlist.estimateTotal'), money(sums.total)],
  ];
  return (
    <section data-only-country={country} data-estimate="" className={styles['estimate']}>
      <Heading size="m">
        {t('site.shortlist.estimate')} <span data-without-scripts>({t(`site.country.${country}`)})</span>
      </Heading>
      <p className={styles['reckons']}>
        <Button data-reckons="">{t('site.shortlist.estimateAgain')}</Button>
      </p>
      {earlier && earlier.country !== country && <EstimateElsewhere earlier={earlier} />}
      {earlier?.country === country && (
        <SinceEstimate
          earlier={earlier}
          now={sums}
          money={money}
          lines={pairsOf(rows, estimate.lines).map(([row, { unit_price }]) => ({
            name: nameOf(row, t, language),
            position: row.position,
            price: unit_price,
          }))}
        />
      )}
      <dl>
        {facts.map(([label, value], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isPart && <p className={styles['status']}>{t('site.shortlist.estimatePart')}</p>}
      {isConverted && <p className={styles['status']}>{t('site.shortlist.estimateRate', PER_DOLLAR)}</p>}
      <p className={styles['status']}>{t('site.shortlist.estimateNote')}</p>
      <div className={styles['tools']}>
        <LinkButton to={pdf} icon={<Icon name="download" />}>
          {t('site.shortlist.estimatePdf')}
        </LinkButton>
        <LinkButton to={`${pdf}&language=both`} look="words" icon={<Icon name="download" />}>
          {t('site.shortlist.estimatePdfBoth')}
        </LinkButton>
        <LinkButton
          to={`${shortlistPath(list, language)}&as=${writeEarlier({ day: todayIn(country), country, total: sums.total, prices: estimate.lines.map(({ unit_price }) => unit_price) })}`}
          look="words"
        >
          {t('site.shortlist.estimateKeep')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Figures of a wall are said to be cabinets: beside them stands how many walls. */
function nameOf({ product, listed }: ShortlistRow, t: Translate, language: Language): string {
  return [product.name, sizeOf(listed, t)].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
}

/** The day by the clock of the country. */
function todayIn(country: Country): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: COUNTRIES[country].timeZone }).format(new Date());
}
