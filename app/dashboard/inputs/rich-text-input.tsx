import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import type { InputProps } from './input-props.ts';
import styles from './rich-text-editor.module.css';

/** The editor is large and needs a browser. Once it is here, the next form has it at once. */
let known: ComponentType<InputProps> | undefined;

async function loadEditor(): Promise<ComponentType<InputProps>> {
  known = (await import('./rich-text-editor.tsx')).RichTextEditor;
  return known;
}

/** Until the editor is there, its place is held by something nobody can type into: tags are not for people. */
export function RichTextInput(props: InputProps) {
  const t = useTexts();
  const first = useFirstProblem(props.name);
  const [Editor, setEditor] = useState<ComponentType<InputProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      const loaded = known ?? (await loadEditor());
      setEditor(() => loaded);
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);

  if (Editor) return <Editor {...props} />;
  return (
    <div className={frame['field']} {...(first.autoFocus && { ...first, tabIndex: -1 })}>
      <span className={frame['label']}>{props.label}</span>
      <div className={styles['waiting']} data-scripted aria-busy={!hasFailed} role="status">
        <p>{t(hasFailed ? 'rich-text.failed' : 'rich-text.loading')}</p>
        {hasFailed && <Action onClick={() => void load()}>{t('action.retry')}</Action>}
      </div>
      <noscript>{t('rich-text.no-scripts')}</noscript>
      {props.error && <p className={frame['error']}>{props.error}</p>}
      {/* The form is complete without the editor too: what is saved now is what was there. */}
      <textarea name={props.name} defaultValue={String(props.value ?? '')} hidden readOnly />
    </div>
  );
}
