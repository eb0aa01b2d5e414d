import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { opens } from '#app/dashboard/shell/openers.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { ShownOn } from './shown-on.tsx';
import { StandingEditor } from './standing-editor.tsx';
import { useRemove } from './use-remove.tsx';
import type { EditorView } from './views.ts';
import styles from './section.module.css';

/** One tab per saved record, and a tab for a new one while there is room. The tab is part of the address, so leaving it with unsaved words asks first. */
export function TabbedEditors({ editors }: { editors: readonly [EditorView, ...EditorView[]] }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const index = Math.min(Math.max(Number(params.get('tab')) || 1, 1), editors.length) - 1;
  const editor = editors[index] ?? editors[0];
  const canWrite = useMay()('content.write');
  const { collection, record } = editor;
  const { remove, question } = useRemove(collection);

  function choose(position: number) {
    const next = new URLSearchParams(params);
    next.set('tab', String(position + 1));
    setParams(next, { preventScrollReset: true });
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const towards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: towards, ArrowLeft: -towards }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + editors.length) % editors.length;
    choose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <ShownOn collection={collection} />
      <div role="tablist" tabIndex={-1} aria-label={collection.label} className={styles['tabs']} onKeyDown={moveByKey}>
        {editors.map((one, position) => (
          <button
            key={one.record?.id ?? one.draft?.id ?? 'new'}
            role="tab"
            id={`tab-${position}`}
            aria-selected={position === index}
            aria-controls="tab-panel"
            tabIndex={position === index ? 0 : -1}
            {...opens(() => choose(position), ['tab', position + 1])}
          >
            {one.record || one.draft ? titleOf(one) || t('content.tab.product', { number: position + 1 }) : t('content.tab.new')}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${index}`}>
        <StandingEditor key={index} editor={editor}>
          {record && canWrite && (
            <Action look="danger" glyph="trash" onClick={() => remove({ id: record.id, title: titleOf(editor) })}>
              {t('action.delete')}
            </Action>
          )}
        </StandingEditor>
      </div>
      {question}
    </>
  );
}

function titleOf({ record, draft, collection: { titleField } }: EditorView): string {
  if (!record && draft) return String(draft.values[`${titleField}_en`] ?? draft.values[`${titleField}_ar`] ?? '');
  return String(record?.document.en[titleField] ?? record?.document.ar[titleField] ?? '');
}
