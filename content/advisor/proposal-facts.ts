import type { Language } from '../languages.ts';
import { SPECIFICATIONS, type Specifications } from '../specifications/kinds.ts';
import { writeSpecification } from '../specifications/write.ts';
import { filmText, type SayFilm } from '../wall/film-text.ts';
import { serviceOf, type Service } from '../wall/structure.ts';
import { figure, metres, pair, sidesOf, watts, type SayWatts } from '../writing/figures.ts';
import type { Say } from '../writing/say.ts';
import { PLACE_NEEDS, type Place } from './places.ts';
import { heatOf } from './rules.ts';
import type { Wall } from './wall.ts';

type FactKey =
  | `site.wall.fact.${'size' | 'shape' | 'service'}`
  | `site.advisor.fact.${'picture' | 'body' | 'cabinets' | 'model' | 'pixels' | 'pitch' | 'weight' | 'power' | 'heat'}`
  | `site.advisor.fact.${'cabinetsValue' | 'pitchValue' | 'weightValue' | 'weightWhole'}`
  | `site.wall.${'powerValue' | 'heatOpen' | 'heatRoom'}`
  | `site.wall.service.${Service | 'unknown'}`
  | 'site.advisor.sized'
  | 'site.advisor.inch';
type Texts = { t: Say<FactKey> & SayFilm & SayWatts; language: Language };
export type ProposalFact = [name: string, value: string];

/** Everything somebody needs to know to plan with a proposal; what depends on a country is not among it. */
export function factsOfProposal(wall: Wall, specifications: Specifications, place: Place, { t, language }: Texts): ProposalFact[] {
  const { built, width, height, pixels, pitch, weight } = wall;
  const { average, greatest } = wall.power;
  const isWall = 'columns' in built;
  const size = t('site.advisor.sized', { size: metres([width, height], language) });
  const shape: ProposalFact[] = isWall
    ? [
        [t('site.wall.fact.size'), size],
        [
          t('site.advisor.fact.cabinets'),
          t('site.advisor.fact.cabinetsValue', {
            columns: built.columns,
            rows: built.rows,
            count: figure(built.columns * built.rows),
            size: sidesOf(figure(built.cabinet[0]), figure(built.cabinet[1]), language),
          }),
        ],
      ]
    : [
        [t('site.advisor.fact.picture'), size],
        [t('site.advisor.fact.body'), writeSpecification(SPECIFICATIONS.body, [[...wall.body, wall.depth]], language)],
        [t('site.advisor.fact.model'), built.inches === undefined ? '1' : t('site.advisor.inch', { inches: built.inches })],
      ];
  const facts: (ProposalFact | false | undefined)[] = [
    ...shape,
    [t('site.advisor.fact.pixels'), pair(figure(pixels[0]), figure(pixels[1]), language)],
    [t('site.advisor.fact.pitch'), t('site.advisor.fact.pitchValue', { value: figure(pitch, 3) })],
    [t('site.wall.fact.shape'), filmText(wall, 'm', t)],
    weight !== undefined && [
      t('site.advisor.fact.weight'),
      isWall
        ? t('site.advisor.fact.weightValue', { value: figure(weight, 1), perArea: figure(weight / ((width * height) / 1e6), 0) })
        : t('site.advisor.fact.weightWhole', { value: figure(weight, 1) }),
    ],
    ...powerFacts(average, greatest),
    specifications.mounting && [
      SPECIFICATIONS.mounting.label[language],
      writeSpecification(SPECIFICATIONS.mounting, specifications.mounting, language),
    ],
    isWall && [t('site.wall.fact.service'), t(`site.wall.service.${serviceOf(specifications) ?? 'unknown'}`)],
  ];
  return facts.filter((fact) => Array.isArray(fact));

  function powerFacts(usual: number | undefined, most: number | undefined): ProposalFact[] {
    if (usual === undefined || most === undefined) return [];
    const heat = { average: figure(heatOf(usual), 0), greatest: figure(heatOf(most), 0) };
    return [
      [t('site.advisor.fact.power'), t('site.wall.powerValue', { average: watts(usual, t), greatest: watts(most, t) })],
      [t('site.advisor.fact.heat'), t(PLACE_NEEDS[place].isOutdoors ? 'site.wall.heatOpen' : 'site.wall.heatRoom', heat)],
    ];
  }
}
