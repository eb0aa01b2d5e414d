import { useState } from 'react';
import type { RecordView } from './views.ts';

/**
 * Which state of the record the form shows. What arrives anew is drawn at once, unless somebody has typed since: then their
 * words stay, and with them the version they were typed over, so that a late save still shows both.
 */
export function useDrawnRecord(record: RecordView | undefined, isDirty: boolean) {
  // A new round draws every input anew.
  const [{ drawn, round }, setShown] = useState({ drawn: record, round: 0 });
  const [savedVersion, noteSaved] = useState<number>();
  const isNews = drawn?.id !== record?.id || drawn?.version !== record?.version;
  if (isNews && !isDirty) setShown({ drawn: record, round: round + 1 });
  else if (isNews && record?.version === savedVersion) setShown({ drawn: record, round });
  return { drawn, round, noteSaved };
}
