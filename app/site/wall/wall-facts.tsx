import type { ReactNode } from 'react';
import { energyPerYear } from '#content/advisor/rules.ts';
import type { Circuits } from '#content/wall/circuits.ts';
import { priceOfArea } from '#content/wall/price.ts';
import { WHOLE } from '#content/offers/sums.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { type SiteKey, type Translate, useLanguage, useTexts } from '#app/page/texts.ts';
import { exactMoney, figure, isolated, money, pair } from '#app/site/advisor/figures.ts';
import { watts } from '#app/site/advisor/watts.ts';
import type { Built, WallData } from './load-wall.server.ts';
import { filmWords } from './film-words.ts';
import { length, sides } from './lengths.ts';
import styles from './wall.module.css';

type FactsProps = Pick<WallData, 'running' | 'vat'> & { built: Built; unit: 'm' | 'ft' };
type Fact = { name: SiteKey; value: ReactNode; rule: SiteKey };

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
      {factsOf({ built, unit, t, language }).map(({ name, value, rule }) => (
        <FactRow key={name} name={t(name)} value={value} rule={t(rule)} />
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
        <small>{rule}</small>
      </dd>
    </div>
  );
}

type Words = { built: Built; unit: 'm' | 'ft'; t: Translate; language: 'ar' | 'en' };

function factsOf({ built: { figures, isInRoom }, unit, t, language }: Words): Fact[] {
  const { wall, columns, rows, cabinet, area, inches, distances, structure, circuits, heat, outputs, processor, service, depth, spares } =
    figures;
  const { width, height, pixels, weight, power } = wall;
  const count = columns * rows;
  const range = (from: number, to: number, digits = 0) =>
    from === to ? figure(from, digits) : isolated(`${figure(from, digits)}–${figure(to, digits)}`, language);
  const facts: (Fact | false | undefined)[] = [
    {
      name: 'site.wall.fact.size',
      value: t('site.wall.sizeValue', { size: sides(width, height, unit, t, language), area: figure(area, 4), inches: figure(inches, 0) }),
      rule: 'site.wall.rule.size',
    },
    {
      name: 'site.advisor.fact.cabinets',
      value: t('site.advisor.fact.cabinetsValue', {
        columns: figure(columns),
        rows: figure(rows),
        count: figure(count),
        size: pair(figure(cabinet.wide), figure(cabinet.high), language),
      }),
      rule: 'site.wall.rule.cabinets',
    },
    {
      name: 'site.advisor.fact.pixels',
      value: (
        <>
          {t('site.wall.pixelsValue', {
            size: pair(figure(pixels[0]), figure(pixels[1]), language),
            count: figure(pixels[0] * pixels[1]),
            pitch: figure(wall.pitch, 3),
          })}{' '}
          {t(leastPixels(pixels))}
        </>
      ),
      rule: 'site.wall.rule.pixels',
    },
    { name: 'site.wall.fact.shape', value: filmWords(figures.wall, unit, t), rule: 'site.wall.rule.shape' },
    {
      name: 'site.wall.fact.distance',
      value: t('site.wall.distanceValue', {
        comfortable: length(1000 * distances.comfortable, unit, t),
        acuity: length((1000 * Math.round(100 * distances.acuity)) / 100, unit, t),
        reading: length((1000 * Math.round(100 * distances.reading)) / 100, unit, t),
      }),
      rule: 'site.wall.rule.distance',
    },
    weight !== undefined &&
      structure && {
        name: 'site.advisor.fact.weight',
        value: t('site.wall.weightValue', {
          value: figure(weight, 1),
          perArea: figure(weight / area, 1),
          range: range(structure.from, structure.to),
        }),
        rule: 'site.wall.rule.weight',
      },
    power.average !== undefined &&
      power.greatest !== undefined && {
        name: 'site.advisor.fact.power',
        value: t('site.wall.powerValue', { average: watts(power.average, t), greatest: watts(power.greatest, t) }),
        rule: 'site.wall.rule.power',
      },
    circuits && { name: 'site.wall.fact.circuits', value: <CircuitLines {...circuits} />, rule: 'site.wall.rule.circuits' },
    heat && {
      name: 'site.advisor.fact.heat',
      value: t(isInRoom ? 'site.wall.heatRoom' : 'site.wall.heatOpen', {
        average: figure(heat.average, 0),
        greatest: figure(heat.greatest, 0),
      }),
      rule: isInRoom ? 'site.wall.rule.heatRoom' : 'site.wall.rule.heatOpen',
    },
    { name: 'site.wall.fact.data', value: t('site.wall.dataValue', { count: outputs, spare: 2 * outputs }), rule: 'site.wall.rule.data' },
    {
      name: 'site.wall.fact.processor',
      value: t(`site.wall.processor.${processor.kind}`, { count: processor.count }),
      rule: 'site.wall.rule.processor',
    },
    { name: 'site.wall.fact.service', value: t(`site.wall.service.${service ?? 'unknown'}`), rule: 'site.wall.rule.service' },
    {
      name: 'site.wall.fact.depth',
      value: t('site.wall.depthValue', { depth: figure(wall.depth, 1), range: range(depth.from, depth.to, 1) }),
      rule: 'site.wall.rule.depth',
    },
    {
      name: 'site.wall.fact.spares',
      value: t('site.wall.sparesValue', { range: range(spares.from, spares.to), count: spares.to }),
      rule: 'site.wall.rule.spares',
    },
  ];
  return facts.filter((fact) => typeof fact === 'object');
}

function leastPixels([across, down]: readonly [number, number]): SiteKey {
  if (across >= 1920 && down >= 1080) return 'site.wall.pixels.text';
  return across >= 1280 && down >= 720 ? 'site.wall.pixels.video' : 'site.wall.pixels.few';
}

function CircuitLines({ one, three }: { one: Circuits; three: Circuits }) {
  const t = useTexts();
  const line = (key: 'site.wall.onePhase' | 'site.wall.threePhase', { amperes, counts: [small, large] }: Circuits) =>
    t(key, { amperes: figure(amperes, 1), small: small?.count ?? 0, large: large?.count ?? 0 });
  return (
    <>
      {line('site.wall.onePhase', one)}
      <br />
      {line('site.wall.threePhase', three)}
    </>
  );
}
