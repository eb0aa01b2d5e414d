import { useState } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { opens } from '#app/dashboard/shell/openers.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { EditorForm } from './editor-form.tsx';
import { useEditorAddress } from './use-editor-address.ts';
import { BesidePage } from '#app/dashboard/drafts/beside-page.tsx';
import type { EditorView } from './views.ts';

/** Whoever reloads finds the draft; the form itself goes on, so the router is not asked. */
function rememberDraft(id: number): void {
  const address = new URL(location.href);
  address.searchParams.delete('add');
  address.searchParams.set('edit', String(id));
  history.replaceState(history.state, '', address);
}

/** Add and edit: open while the address says so, closed by a save, by Cancel, by Escape and by Back. */
export function EditorSheet({ editor }: { editor: EditorView }) {
  const t = useTexts();
  const { close } = useEditorAddress();
  const revalidate = useRevalidate();
  const [isWatched, setIsWatched] = useState(false);
  const [begun, setBegun] = useState<number>();
  const { record, collection } = editor;
  const title = t(record ? 'content.edit.title' : 'content.add.title', { label: collection.label });
  return (
    <Sheet title={title} onClose={close} isWide={isWatched}>
      <BesidePage editor={editor} begun={begun} onWatch={setIsWatched}>
        {(watching) => (
          <EditorForm
            key={record?.id ?? editor.draft?.id}
            editor={editor}
            submitLabel={record ? t('action.update') : t('action.add')}
            closesOnSave
            onSaved={close}
            onReload={() => void revalidate()}
            onDone={close}
            onBegun={(id) => {
              rememberDraft(id);
              setBegun(id);
            }}
            {...watching}
          >
            <Action {...opens(close)}>{t('action.cancel')}</Action>
          </EditorForm>
        )}
      </BesidePage>
    </Sheet>
  );
}
