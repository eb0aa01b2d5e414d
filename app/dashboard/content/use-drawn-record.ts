import { useState } from 'react';
import type { Document } from '#content/document.ts';
import type { RecordView } from './views.ts';

/** What the inputs are drawn with: a saved record, nothing yet, or what somebody typed before. */
export type Drawn = {
  id: number | undefined;
  version: number | undefined;
  document: Document;
  published: RecordView['published'] | undefined;
};

/**
 * Which state of the record the form shows. What arrives anew is drawn at once, unless somebody has typed since: then their
 * words stay, and with them the version they were typed over, so that a late save still shows both.
 */
export function useDrawnRecord(record: RecordView | undefined, isDirty: boolean) {
  // A new round draws every input anew.
  const [{ drawn, round }, setShown] = useState({ drawn: drawnFrom(record), round: 0 });
  const [savedVersion, noteSaved] = useState<number>();
  const isNews = drawn.id !== record?.id || drawn.version !== record?.version;
  if (isNews && !isDirty) setShown({ drawn: drawnFrom(record), round: round + 1 });
  else if (isNews && record?.version === savedVersion) setShown({ drawn: drawnFrom(record), round });
  return {
    drawn,
    round,
    noteSaved,
    /** Whoever calls it makes the form dirty too. */
    redraw: (typed: Omit<Drawn, 'id'>) => setShown({ drawn: { ...typed, id: record?.id }, round: round + 1 }),
  };
}

function drawnFrom(record: RecordView | undefined): Drawn {
  const { id, version, published, document = { shared: {}, en: {}, ar: {} } } = record ?? {};
  return { id, version, published, document };
}
