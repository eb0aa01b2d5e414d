import type { Proposal } from './advise.ts';
import { writeQuestion, type Question } from './question.ts';
import type { Wall } from './wall.ts';

/** The figures of a proposal that travel with an inquiry; `place` and `shows` travel by their names. */
export const PROPOSAL_FIGURES = [
  'viewers_m',
  'picture_m',
  'cabinets',
  'pixels',
  'pitch_mm',
  'weight_kg',
  'power_w',
  'budget',
  'advice',
] as const;

type ProposalField = 'place' | 'shows' | (typeof PROPOSAL_FIGURES)[number];
export type ProposalFields = Readonly<Partial<Record<ProposalField, string>>>;

/** Figures only, metric, so that whoever reads the inquiry reads them in any language. `advice` is the address that shows it again. */
export function proposalFields(question: Question, { candidate, wall }: Proposal): ProposalFields {
  return {
    place: question.place,
    shows: question.shows,
    viewers_m: `${question.nearest} – ${question.farthest}`,
    ...figuresFor(wall),
    ...(question.budget && { budget: `${question.budget.amount} ${question.budget.currency}` }),
    advice: `/advisor?${writeQuestion(question)}&screen=${candidate.id}`,
  };
}

export function figuresFor({ built, width, height, pixels, pitch, weight, power }: Wall): ProposalFields {
  const { average, greatest } = power;
  return {
    picture_m: `${rounded(width / 1000)} × ${rounded(height / 1000)}`,
    ...('columns' in built && { cabinets: `${built.columns} × ${built.rows} = ${built.columns * built.rows}` }),
    pixels: pixels.join(' × '),
    pitch_mm: String(rounded(pitch)),
    ...(weight !== undefined && { weight_kg: String(rounded(weight)) }),
    ...(average !== undefined && greatest !== undefined && { power_w: `${Math.round(average)} – ${Math.round(greatest)}` }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
