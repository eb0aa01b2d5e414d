import { type KeyboardEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { EditorForm } from './editor-form.tsx';
import { ShownOn } from './shown-on.tsx';
import { useRemove } from './use-remove.tsx';
import type { EditorView } from './views.ts';
import styles from './section.module.css';

/** One tab per saved record, and a tab for a new one while there is room. */
export function TabbedEditors({ editors }: { editors: readonly EditorView[] }) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, editors.length - 1);
  const editor = editors[index]!;
  const { collection, record } = editor;
  const { remove, question } = useRemove(collection);

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const towards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: towards, ArrowLeft: -towards }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + editors.length) % editors.length;
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <ShownOn collection={collection} />
      <div role="tablist" tabIndex={-1} aria-label={collection.label} className={styles['tabs']} onKeyDown={moveByKey}>
        {editors.map((one, place) => (
          <button
            key={one.record?.id ?? 'new'}
            type="button"
            role="tab"
            id={`tab-${place}`}
            aria-selected={place === index}
            aria-controls="tab-panel"
            tabIndex={place === index ? 0 : -1}
            onClick={() => setChosen(place)}
          >
            {one.record ? titleOf(one) || t('content.tab.product', { number: place + 1 }) : t('content.tab.new')}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${index}`}>
        <EditorForm
          key={`${record?.id}-${record?.version}`}
          editor={editor}
          submitLabel={record ? t('action.update') : t('action.add')}
          onSaved={() => void revalidate()}
          onReload={() => void revalidate()}
        >
          {record && (
            <Action look="danger" glyph="trash" onClick={() => remove({ id: record.id, title: titleOf(editor) })}>
              {t('action.delete')}
            </Action>
          )}
        </EditorForm>
      </div>
      {question}
    </>
  );
}

function titleOf({ record, collection: { titleField } }: EditorView): string {
  return String(record?.document.en[titleField] ?? record?.document.ar[titleField] ?? '');
}
