import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import { useLocked } from '#app/dashboard/content/locked.tsx';
import type { InputProps } from './input-props.ts';
import { htmlOfMarkup } from './markup-html.ts';
import { TABLES } from './rich-text-tables.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { setValue } from './set-value.ts';
import { withWordLists } from './word-lists.ts';
import frame from '#app/dashboard/ui/field-frame.module.css';
import styles from './rich-text-editor.module.css';

const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false }, code: false, codeBlock: false }),
  ...TABLES,
];
const HAS_TAGS = /<[a-z][^>]*>/i;

/** The server cleans its HTML by an allow-list. Simple markup is shown as it looks, and stays markup until somebody changes it. */
export function RichTextEditor({ field: { help }, name, label, value, error, language }: InputProps) {
  const id = useId();
  const isLocked = useLocked(language);
  const source = useRef<HTMLTextAreaElement>(null);
  const initial = String(value ?? '');
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: htmlOf(initial),
    injectCSS: false, // the security policy allows no styles of its own; ours are in the module
    textDirection: 'auto',
    immediatelyRender: false,
    editable: !isLocked,
    editorProps: {
      transformPastedHTML: withWordLists,
      attributes: {
        id,
        class: styles['paper'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => setValue(source.current, changed.isEmpty ? '' : changed.getHTML()),
  });

  // A note below the text mends it: what is shown has to follow, not only what is sent.
  useEffect(() => {
    const field = source.current;
    const mend = (event: Event) =>
      event instanceof CustomEvent && editor?.commands.setContent(htmlOf(String(event.detail)), { emitUpdate: true });
    field?.addEventListener('mend', mend);
    return () => field?.removeEventListener('mend', mend);
  }, [editor]);

  return (
    <div className={frame['field']}>
      <label htmlFor={id} className={frame['label']}>
        {label}
      </label>
      <div className={styles['editor']} data-invalid={error ? true : undefined}>
        {editor && !isLocked && <RichTextTools editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
      <textarea ref={source} name={name} defaultValue={initial} hidden readOnly placeholder=" " />
      {help && <p className={frame['hint']}>{help}</p>}
      {error && <p className={frame['error']}>{error}</p>}
    </div>
  );
}

/** What an older version stored may have no tags. */
function htmlOf(text: string): string {
  return HAS_TAGS.test(text) ? text : htmlOfMarkup(text);
}
