import { figure } from '../writing/figures.ts';
import type { Say } from '../writing/say.ts';
import type { Note, Proposal } from './advise.ts';
import type { Question } from './question.ts';
import { HIGHEST_USUAL, letterShare, toldDistance } from './rules.ts';

const NOTES = {
  'finer-than-seen': 'site.advisor.note.finer',
  'pixels-seen': 'site.advisor.note.seen',
  'text-too-far': 'site.advisor.note.far',
  'dims-at-night': 'site.advisor.note.night',
  'scales-down': 'site.advisor.note.scales',
  coast: 'site.advisor.note.coast',
  'far-brighter': 'site.advisor.note.brighter',
  'hardly-built': 'site.advisor.note.hardlyBuilt',
} as const satisfies Record<Note, string>;

type SayNote = Say<(typeof NOTES)[Note]>;
type SayDistance = Say<`site.advisor.distance.${'comfortable' | 'seen' | 'unseen' | 'reading'}`>;

/** From where a proposal is looked at, and from where its pixels are seen and its text is read. */
export function distanceText({ distances }: Proposal, { nearest, farthest, shows }: Question, t: SayDistance): string[] {
  const { comfortable, acuity, reading } = distances;
  return [
    t('site.advisor.distance.comfortable', { value: figure(toldDistance(comfortable)), nearest: figure(nearest) }),
    t(nearest < toldDistance(acuity) ? 'site.advisor.distance.seen' : 'site.advisor.distance.unseen', {
      value: figure(toldDistance(acuity)),
    }),
    ...(shows === 'video'
      ? []
      : [t('site.advisor.distance.reading', { value: figure(toldDistance(reading)), farthest: figure(farthest) })]),
  ];
}

export function noteTexts({ notes }: Proposal, { farthest }: Question, t: SayNote): string[] {
  const far = {
    height: figure(HIGHEST_USUAL / 1000),
    farthest: figure(farthest),
    share: `${figure(100 * letterShare(farthest, HIGHEST_USUAL), 0)}%`,
  };
  return notes.map((note) => t(NOTES[note], far));
}
