import { useState } from 'react';
import type { Document } from '#content/document.ts';
import type { Posted } from '#app/dashboard/posted/posted.ts';
import { withDraft } from './document-from.ts';
import type { EditorView, RecordView } from './views.ts';

/** What the inputs are drawn with: a saved record, nothing yet, or what somebody typed before. */
export type Drawn = {
  id: number | undefined;
  version: number | undefined;
  /** Version of the draft that is drawn over the record; empty without one. */
  draft: string;
  /** The version of the record that was typed over: the draft's, where there is one. */
  base: number | undefined;
  document: Document;
  published: RecordView['published'] | undefined;
};

type Shown = Pick<EditorView, 'record' | 'draft' | 'collection'>;

/** What arrives is drawn at once, unless somebody has typed: then their words stay with the version they were typed over. */
export function useDrawnRecord(editor: Shown, isDirty: boolean, posted: Posted | undefined) {
  const { record, draft } = editor;
  // A new round draws every input anew.
  const [{ drawn, round }, setShown] = useState({ drawn: withPosted(drawnFrom(editor), editor, posted), round: 0 });
  const [savedVersion, noteSaved] = useState<number>();
  const isNews = drawn.id !== record?.id || drawn.version !== record?.version || (!isDirty && drawn.draft !== keyOf(draft));
  if (isNews && !isDirty) setShown({ drawn: drawnFrom(editor), round: round + 1 });
  else if (isNews && record?.version === savedVersion) setShown({ drawn: drawnFrom(editor), round });
  return {
    drawn,
    round,
    noteSaved,
    redrawSaved: () => setShown({ drawn: drawnFrom({ ...editor, draft: undefined }), round: round + 1 }),
    /** Draws other values; the caller marks the form as changed. */
    redraw: (typed: Pick<Drawn, 'version' | 'document' | 'published'>) =>
      setShown({ drawn: { ...typed, id: record?.id, base: typed.version, draft: drawn.draft }, round: round + 1 }),
  };
}

function drawnFrom({ record, draft, collection }: Shown): Drawn {
  const { id, version, published, document = { shared: {}, en: {}, ar: {} } } = record ?? {};
  if (!draft) return { id, version, published, document, base: version, draft: '' };
  const { values } = draft;
  const shown = (language: 'en' | 'ar') => {
    const typed = values[`published_${language}`];
    return typed === undefined ? (published?.[language] ?? true) : typed === 1 || typed === '1';
  };
  return {
    id,
    version,
    base: record && draft.base,
    draft: keyOf(draft),
    document: withDraft(document, values, collection.fields),
    published: { en: shown('en'), ar: shown('ar') },
  };
}

/** What came back from a post is over a draft as a draft is over its record. */
function withPosted(drawn: Drawn, { record, collection }: Shown, posted: Posted | undefined): Drawn {
  if (!posted) return drawn;
  const { document, values, published } = { ...drawn, ...posted, published: drawn.published ?? { en: true, ar: true } };
  const shown = (language: 'en' | 'ar') =>
    `published_${language}` in values ? values[`published_${language}`] === 1 : published[language];
  return {
    ...drawn,
    base: record && posted.version,
    document: withDraft(document, values, collection.fields),
    published: { en: shown('en'), ar: shown('ar') },
  };
}

function keyOf(draft: EditorView['draft']): string {
  return draft ? `${draft.id} ${Object.values(draft.versions).join(' ')}` : '';
}
