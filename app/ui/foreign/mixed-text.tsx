import { Foreign } from './foreign.tsx';
import { mixedRuns } from '#content/writing/mixed-runs.ts';
import styles from './foreign.module.css';

/** A sentence in Arabic whose sizes, ratios and signed numbers keep their order. */
export function MixedText({ text }: { text: string }) {
  return mixedRuns(text).map((run, index) =>
    run.isForeign ? (
      <Foreign key={index} className={styles['together']}>
        {run.text}
      </Foreign>
    ) : (
      run.text
    ),
  );
}
