/** Which half of the tests runs; both where nobody says. */
const HALF = process.env['TEST_HALF'];

/**
 * What this run takes of many alike: the first half of the tests every `share`-th, the rest the others, and a run of single files all.
 * The title of a test without an engine then says "in turn", so that the rest finds it.
 */
export function inTurn<One>(all: readonly One[], share: number): readonly One[] {
  if (!HALF) return all;
  return all.filter((_, index) => (index % share === 0) === (HALF === 'first'));
}
