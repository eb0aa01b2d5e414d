import type { ReactNode } from 'react';
import type { Proposal } from '#content/advisor/advise.ts';
import type { Place } from '#content/advisor/places.ts';
import { factsOfProposal } from '#content/advisor/proposal-facts.ts';
import { energyPerYear } from '#content/advisor/rules.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { figure, isolated, money } from '#content/writing/figures.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import type { RunningCost } from './load-advisor.server.ts';
import styles from './advice.module.css';

type FactsProps = { wall: Proposal['wall']; specifications: Specifications; place: Place; running: RunningCost };

export function ProposalFacts({ wall, specifications, place, running }: FactsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { average } = wall.power;
  return (
    <dl className={styles['facts']}>
      {factsOfProposal(wall, specifications, place, { t, language }).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {average !== undefined && <InEachCountry name={t('site.advisor.fact.cost')} value={(country) => runningCost(country, average)} />}
      <InEachCountry
        name={t('site.advisor.fact.price')}
        value={(country) => (wall.price[country] ? money(wall.price[country], t) : t('site.advisor.unknown'))}
      />
    </dl>
  );

  function runningCost(country: Country, watts: number): string | undefined {
    const tariff = running.tariffs[country];
    if (tariff === null) return undefined;
    const { currency } = COUNTRIES[country];
    const energy = energyPerYear(watts, running.hours);
    return t('site.advisor.fact.costValue', {
      amount: money({ amount: energy * tariff, currency }, t),
      energy: isolated(figure(energy, 0), language),
      tariff: money({ amount: tariff, currency }, t, 3),
      hours: figure(running.hours),
    });
  }
}

/** Both countries are on the page; the visitor's is shown. */
export function InEachCountry({ name, value }: { name: string; value: (country: Country) => ReactNode | undefined }) {
  const t = useTexts();
  return (['sa', 'ae'] as const).map((country) => {
    const shown = value(country);
    return (
      shown !== undefined && (
        <div key={country} data-only-country={country}>
          <dt>
            {name} <span data-without-scripts>({t(`site.country.${country}`)})</span>
          </dt>
          <dd>{shown}</dd>
        </div>
      )
    );
  });
}
