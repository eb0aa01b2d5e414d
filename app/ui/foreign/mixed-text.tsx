import { Fragment, type ReactNode } from 'react';
import { mixedRuns } from '#content/writing/mixed-runs.ts';
import { unbrokenRuns } from '#content/writing/unbroken.ts';
import { Foreign } from './foreign.tsx';
import styles from './foreign.module.css';

const ARABIC = /[\u0620-\u064a]/u;

/** Numbers stay with their units and foreign names in one piece; in Arabic sizes, ratios and signed numbers keep their order. */
export function MixedText({ text }: { text: string }) {
  const isArabic = ARABIC.test(text);
  return unbrokenRuns(text).map((run, index) => {
    const shown = isArabic ? ordered(run.text) : run.text;
    return run.isJoined ? (
      <span key={index} className={styles['together']}>
        {shown}
      </span>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}

function ordered(text: string): ReactNode {
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
