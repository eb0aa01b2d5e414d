/** For an estimate: both countries have 230 V on one phase and 400 V on three. */
export const VOLTS = { one: 230, three: 400 } as const;
const ROOT_OF_THREE = 1.732;
/** A circuit is not loaded to its last ampere. */
export const LOADED = 0.8;
export const BREAKERS = [16, 32] as const;

export type Phase = keyof typeof VOLTS;
export type Circuits = { amperes: number; counts: readonly { breaker: (typeof BREAKERS)[number]; watts: number; count: number }[] };

/** Amperes at the greatest power (of each phase), and how many circuits that takes. */
export function circuitsFor(greatestWatts: number, phase: Phase): Circuits {
  const perAmpere = phase === 'one' ? VOLTS.one : ROOT_OF_THREE * VOLTS.three;
  return {
    amperes: greatestWatts / perAmpere,
    counts: BREAKERS.map((breaker) => {
      const watts = breaker * LOADED * perAmpere;
      return { breaker, watts, count: Math.max(1, Math.ceil(greatestWatts / watts - 1e-9)) };
    }),
  };
}
