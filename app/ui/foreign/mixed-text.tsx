import { Foreign } from './foreign.tsx';
import { mixedRuns } from '#content/writing/mixed-runs.ts';
import { unbroken } from '#content/writing/unbroken.ts';
import styles from './foreign.module.css';

/** A measure per something: browsers would end a line after its stroke. */
const RATE = /(\d[\d.,]*\u00a0[\u0620-\u064a]+\/[\u0620-\u064a]+²?)/u;

/** A sentence in Arabic whose sizes, ratios and signed numbers keep their order, and whose numbers and names are not torn by a line's end. */
export function MixedText({ text }: { text: string }) {
  return mixedRuns(unbroken(text)).map((run, index) =>
    run.isForeign ? (
      <Foreign key={index} className={styles['together']}>
        {run.text}
      </Foreign>
    ) : (
      withRates(run.text)
    ),
  );
}

function withRates(text: string) {
  return text.split(RATE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles['together']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
