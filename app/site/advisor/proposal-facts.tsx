import type { ReactNode } from 'react';
import type { Proposal } from '#content/advisor/advise.ts';
import { PLACE_NEEDS, type Place } from '#content/advisor/places.ts';
import { energyPerYear, heatOf } from '#content/advisor/rules.ts';
import { SPECIFICATIONS, type Specifications } from '#content/specifications/kinds.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import { serviceOf } from '#content/wall/structure.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { figure, isolated, metres, money, pair } from './figures.ts';
import { filmWords } from '#app/site/wall/film-words.ts';
import type { RunningCost } from './load-advisor.server.ts';
import { watts } from './watts.ts';
import styles from './advice.module.css';

type FactsProps = { wall: Proposal['wall']; specifications: Specifications; place: Place; running: RunningCost };

/** Everything somebody needs to know to plan with it. */
export function ProposalFacts({ wall, specifications, place, running }: FactsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { built, width, height, pixels, pitch, weight, power } = wall;
  const area = (width * height) / 1e6;
  const rows: [string, ReactNode][] = [
    [
      t('columns' in built ? 'site.wall.fact.size' : 'site.advisor.fact.picture'),
      t('site.advisor.sized', { size: metres([width, height], language) }),
    ],
    'columns' in built
      ? [
          t('site.advisor.fact.cabinets'),
          t('site.advisor.fact.cabinetsValue', {
            columns: built.columns,
            rows: built.rows,
            count: figure(built.columns * built.rows),
            size: pair(figure(built.cabinet[0]), figure(built.cabinet[1]), language),
          }),
        ]
      : [t('site.advisor.fact.model'), built.inches === undefined ? '1' : t('site.advisor.inch', { inches: built.inches })],
    [t('site.advisor.fact.pixels'), pair(figure(pixels[0]), figure(pixels[1]), language)],
    [t('site.advisor.fact.pitch'), t('site.advisor.fact.pitchValue', { value: figure(pitch, 3) })],
  ];
  if (!('columns' in built))
    rows.splice(1, 0, [t('site.advisor.fact.body'), writeSpecification(SPECIFICATIONS.body, [[...wall.body, wall.depth]], language)]);
  rows.push([t('site.wall.fact.shape'), filmWords(wall, 'm', t)]);
  if (weight !== undefined)
    rows.push([
      t('site.advisor.fact.weight'),
      'columns' in built
        ? t('site.advisor.fact.weightValue', { value: figure(weight, 1), perArea: figure(weight / area, 0) })
        : t('site.advisor.fact.weightWhole', { value: figure(weight, 1) }),
    ]);
  const { average, greatest } = power;
  if (average !== undefined && greatest !== undefined)
    rows.push(
      [t('site.advisor.fact.power'), t('site.wall.powerValue', { average: watts(average, t), greatest: watts(greatest, t) })],
      [
        t('site.advisor.fact.heat'),
        t(PLACE_NEEDS[place].isOutdoors ? 'site.wall.heatOpen' : 'site.wall.heatRoom', {
          average: figure(heatOf(average), 0),
          greatest: figure(heatOf(greatest), 0),
        }),
      ],
    );
  if (specifications.mounting)
    rows.push([SPECIFICATIONS.mounting.label[language], writeSpecification(SPECIFICATIONS.mounting, specifications.mounting, language)]);
  if ('columns' in built) rows.push([t('site.wall.fact.service'), t(`site.wall.service.${serviceOf(specifications) ?? 'unknown'}`)]);
  return (
    <dl className={styles['facts']}>
      {rows.map(([name, value]) => (
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
