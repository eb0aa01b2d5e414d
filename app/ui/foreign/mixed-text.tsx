import { Foreign } from './foreign.tsx';
import { mixedRuns } from './mixed-runs.ts';

/** A sentence in Arabic whose sizes, ratios and signed numbers keep their order. */
export function MixedText({ text }: { text: string }) {
  return mixedRuns(text).map((run, index) => (run.isForeign ? <Foreign key={index}>{run.text}</Foreign> : run.text));
}
