import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '#app/dashboard/words.ts';
import { EditorForm } from './editor-form.tsx';
import type { EditorView } from './views.ts';

/** A form that stands in the page itself, in add or in update mode, and stays there after a save. */
export function StandingEditor({ editor, children }: { editor: EditorView; children: ReactNode }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [wasSaved, setWasSaved] = useState(false);
  const { record } = editor;
  return (
    <EditorForm
      // A save brings a new version, and with it a form with what was kept; whoever saved finds the focus where it was.
      key={`${record?.id}-${record?.version}`}
      editor={editor}
      submitLabel={record ? t('action.update') : t('action.add')}
      focusesSave={wasSaved}
      onSaved={() => {
        setWasSaved(true);
        return revalidate();
      }}
      onReload={() => void revalidate()}
    >
      {children}
    </EditorForm>
  );
}
