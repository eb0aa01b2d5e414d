import { PLACE_NEEDS } from './places.ts';
import type { Question } from './question.ts';
import { ACUITY, COMFORT } from './rules.ts';

/** What is looked up about products before they are judged, however many there are. */
export function candidateNeeds({ place, nearest, budget }: Question) {
  const pitches = [1, 1.5, 2, ACUITY / COMFORT].map((metresPerMillimetre) => nearest / metresPerMillimetre);
  return { place, light: PLACE_NEEDS[place].light.from, pitches, country: budget?.currency === 'AED' ? ('ae' as const) : ('sa' as const) };
}
