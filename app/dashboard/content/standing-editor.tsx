import { type ReactNode, useState } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { BesidePage } from '#app/dashboard/drafts/beside-page.tsx';
import { EditorForm } from './editor-form.tsx';
import type { EditorView } from './views.ts';

/** A form that stands in the page itself, in add or in update mode, and stays there after a save. */
export function StandingEditor({ editor, children }: { editor: EditorView; children: ReactNode }) {
  const t = useTexts();
  const revalidate = useRevalidate();
  const { record } = editor;
  // The form of a record that was just added goes on as it is; for any other record there is a new one.
  const [{ id, life }, setKnown] = useState({ id: record?.id, life: 0 });
  if (id !== record?.id) setKnown({ id: record?.id, life: id === undefined ? life : life + 1 });
  return (
    <BesidePage editor={editor}>
      {(watching) => (
        <EditorForm
          key={life}
          editor={editor}
          submitLabel={record ? t('action.update') : t('action.add')}
          onSaved={() => revalidate()}
          onReload={() => void revalidate()}
          {...watching}
        >
          {children}
        </EditorForm>
      )}
    </BesidePage>
  );
}
