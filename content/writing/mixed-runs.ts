const NUMBER = String.raw`\d(?:[\d.,]*\d)?`;
/** Sizes, ratios, ranges, signed numbers and percentages: between Arabic letters their parts would change places. A degree sign with an Arabic letter stays with the letter. */
const RUN = new RegExp(String.raw`[±−+]?${NUMBER}(?:\s*[×:/–]\s*[±−]?${NUMBER})*(?:\s?%|\s?°(?![\u0600-\u06ff]))?`, 'g');
const PLAIN = /^[\d.,]+$/;

export type MixedRun = { text: string; isForeign: boolean };

/** Splits a sentence at the runs that must be read from left to right. Plain numbers stay part of the sentence. */
export function mixedRuns(text: string): MixedRun[] {
  const runs: MixedRun[] = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(RUN)) {
    const run = match.trimEnd();
    if (PLAIN.test(run)) continue;
    if (index > at) runs.push({ text: text.slice(at, index), isForeign: false });
    runs.push({ text: run, isForeign: true });
    at = index + run.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), isForeign: false });
  return runs;
}
