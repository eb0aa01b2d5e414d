import { Fragment, type ReactNode } from 'react';
import { energyPerYear } from '#content/advisor/rules.ts';
import { factsOfWall } from '#content/wall/facts.ts';
import { priceOfArea } from '#content/wall/price.ts';
import { WHOLE } from '#content/offers/sums.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { exactMoney, figure, isolated, money } from '#content/writing/figures.ts';
import type { Built, WallData } from './load-wall.server.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './wall.module.css';

type FactsProps = Pick<WallData, 'running' | 'vat'> & { built: Built; unit: 'm' | 'ft' };

/** Everything somebody plans with, each with the rule it comes from. */
export function WallFacts({ built, running, vat, unit }: FactsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { figures, product } = built;
  const { average } = figures.wall.power;
  const cost = (country: Country) => {
    const tariff = running.tariffs[country];
    if (average === undefined || tariff === null) return undefined;
    const energy = energyPerYear(average, running.hours);
    const { currency } = COUNTRIES[country];
    return t('site.advisor.fact.costValue', {
      amount: money({ amount: energy * tariff, currency }, t),
      energy: isolated(figure(energy, 0), language),
      tariff: money({ amount: tariff, currency }, t, 3),
      hours: figure(running.hours),
    });
  };
  return (
    <dl className={styles['facts']}>
      {factsOfWall(figures, { t, language, unit, isInRoom: built.isInRoom }).map(({ name, value, rule }) => (
        <FactRow key={name} name={t(name)} value={<Lines of={value} />} rule={t(rule)} />
      ))}
      {(['sa', 'ae'] as const).map((country) => (
        <FactRow
          key={`cost ${country}`}
          country={country}
          name={t('site.advisor.fact.cost')}
          value={cost(country)}
          rule={t('site.wall.rule.cost')}
        />
      ))}
      {(['sa', 'ae'] as const).map((country) => {
        const price = priceOfArea(product.specifications, country, figures.area, vat[country] / WHOLE);
        const amount = (value: number) => price && exactMoney({ amount: value, currency: price.currency }, t);
        return (
          <FactRow
            key={`price ${country}`}
            country={country}
            name={t('site.wall.fact.price')}
            value={
              price ? (
                <>
                  <strong>{t('site.wall.net', { amount: amount(price.net) ?? '' })}</strong>
                  <br />
                  {t('site.wall.gross', {
                    amount: amount(price.gross) ?? '',
                    vat: amount(price.vat) ?? '',
                    percent: figure((100 * vat[country]) / WHOLE),
                  })}
                </>
              ) : (
                t('site.advisor.unknown')
              )
            }
            rule={t('site.wall.rule.price', { area: figure(figures.area, 4), perArea: price ? (amount(price.perArea) ?? '') : '' })}
          />
        );
      })}
    </dl>
  );
}

/** Both countries are on the page; the visitor's is shown. */
function FactRow({ name, value, rule, country }: { name: string; value: ReactNode; rule: string; country?: Country }) {
  const t = useTexts();
  if (value === undefined) return null;
  return (
    <div data-only-country={country}>
      <dt>
        {name} {country && <span data-without-scripts>({t(`site.country.${country}`)})</span>}
      </dt>
      <dd>
        {value}
        <small>
          <MixedText text={rule} />
        </small>
      </dd>
    </div>
  );
}

/** One line under the other, where a value has several. */
function Lines({ of }: { of: string }) {
  return of.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
