import type { LengthUnit } from '../advisor/typed-number.ts';
import type { Language } from '../languages.ts';
import { figure, pair, rangeOf, sidesOf, watts, type SayWatts } from '../writing/figures.ts';
import type { Say } from '../writing/say.ts';
import type { WallFigures } from './figures.ts';
import { filmText, type SayFilm } from './film-text.ts';
import { distance, sides } from './lengths.ts';
import type { Processor } from './outputs.ts';
import type { Service } from './structure.ts';

type WallName = 'size' | 'shape' | 'distance' | 'circuits' | 'data' | 'processor' | 'service' | 'depth' | 'spares';
type SharedName = 'cabinets' | 'pixels' | 'weight' | 'power' | 'heat';
type Rule = WallName | Exclude<SharedName, 'heat'> | 'heatRoom' | 'heatOpen';
type FactName = `site.wall.fact.${WallName}` | `site.advisor.fact.${SharedName}`;
type FactRule = `site.wall.rule.${Rule}`;
type FactValue =
  | `site.wall.${'size' | 'pixels' | 'distance' | 'weight' | 'power' | 'data' | 'depth' | 'spares' | 'sparesExact' | 'sparesTwo'}Value`
  | `site.wall.pixels.${'text' | 'video' | 'few'}`
  | `site.wall.${'onePhase' | 'threePhase' | 'heatRoom' | 'heatOpen'}`
  | `site.wall.processor.${Processor['kind']}`
  | `site.wall.service.${Service | 'unknown'}`
  | 'site.advisor.fact.cabinetsValue';

/** `value` has a line for each of several; `rule` is where it comes from. */
export type WallFact = { name: FactName; value: string; rule: FactRule };
type Texts = { t: Say<FactValue> & SayFilm & SayWatts; language: Language; unit: LengthUnit; isInRoom: boolean };

/** Everything somebody plans a wall with, the same on the page and on paper. */
export function factsOfWall(figures: WallFigures, { t, language, unit, isInRoom }: Texts): WallFact[] {
  const { wall, columns, rows, cabinet, area, inches, distances, structure, circuits, heat, outputs, processor, service, depth, spares } =
    figures;
  const { width, height, pixels, weight, power } = wall;
  const range = (from: number, to: number, digits = 0) => rangeOf(figure(from, digits), figure(to, digits), language);
  const facts: (WallFact | false | undefined)[] = [
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
        count: figure(columns * rows),
        size: sidesOf(figure(cabinet.wide), figure(cabinet.high), language),
      }),
      rule: 'site.wall.rule.cabinets',
    },
    {
      name: 'site.advisor.fact.pixels',
      value: `${t('site.wall.pixelsValue', {
        size: pair(figure(pixels[0]), figure(pixels[1]), language),
        count: figure(pixels[0] * pixels[1]),
        pitch: figure(wall.pitch, 3),
      })} ${t(`site.wall.pixels.${enoughFor(pixels)}`)}`,
      rule: 'site.wall.rule.pixels',
    },
    { name: 'site.wall.fact.shape', value: filmText(wall, unit, t), rule: 'site.wall.rule.shape' },
    {
      name: 'site.wall.fact.distance',
      value: t('site.wall.distanceValue', {
        comfortable: distance(distances.comfortable, unit, t),
        acuity: distance(distances.acuity, unit, t),
        reading: distance(distances.reading, unit, t),
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
    circuits && { name: 'site.wall.fact.circuits', value: circuitLines(circuits, t), rule: 'site.wall.rule.circuits' },
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
      value: sparesText(spares, range(spares.from, spares.to), t),
      rule: 'site.wall.rule.spares',
    },
  ];
  return facts.filter((fact) => typeof fact === 'object');
}

function enoughFor([across, down]: readonly [number, number]): 'text' | 'video' | 'few' {
  if (across >= 1920 && down >= 1080) return 'text';
  return across >= 1280 && down >= 720 ? 'video' : 'few';
}

/** Arabic counts one and two in words. */
function sparesText({ from, to }: WallFigures['spares'], range: string, t: Texts['t']): string {
  if (from === to) return t('site.wall.sparesExactValue', { count: to });
  return to === 2 ? t('site.wall.sparesTwoValue') : t('site.wall.sparesValue', { range, count: to });
}

function circuitLines(circuits: NonNullable<WallFigures['circuits']>, t: Texts['t']): string {
  return (['one', 'three'] as const)
    .map((phase) => {
      const { amperes, counts } = circuits[phase];
      const [small, large] = counts;
      return t(`site.wall.${phase}Phase`, { amperes: figure(amperes, 1), small: small?.count ?? 0, large: large?.count ?? 0 });
    })
    .join('\n');
}
