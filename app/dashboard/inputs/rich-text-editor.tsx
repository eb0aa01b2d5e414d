import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useRef } from 'react';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { useWords } from '#app/dashboard/words.ts';
import type { InputProps } from './input-props.ts';
import { setValue } from './set-value.ts';
import frame from '#app/dashboard/ui/field-frame.module.css';
import styles from './rich-text-editor.module.css';

const EXTENSIONS = [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false }, code: false, codeBlock: false })];

/** What it makes is HTML that the server cleans by its allow-list before it is kept. */
export function RichTextEditor({ field: { help }, name, label, value, error, language }: InputProps) {
  const id = useId();
  const t = useWords();
  const kept = useRef<HTMLTextAreaElement>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: String(value ?? ''),
    injectCSS: false, // the security policy allows no styles of its own; ours are in the module
    textDirection: 'auto',
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        class: styles['paper'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => setValue(kept.current, changed.isEmpty ? '' : changed.getHTML()),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now?.isActive('bold') ?? false,
      italic: now?.isActive('italic') ?? false,
      heading: now?.isActive('heading', { level: 2 }) ?? false,
      bullets: now?.isActive('bulletList') ?? false,
      numbers: now?.isActive('orderedList') ?? false,
    }),
  });
  const tools: readonly [DashboardKey, boolean, () => void][] = [
    ['rich-text.heading', active?.heading ?? false, () => editor?.chain().focus().toggleHeading({ level: 2 }).run()],
    ['rich-text.bold', active?.bold ?? false, () => editor?.chain().focus().toggleBold().run()],
    ['rich-text.italic', active?.italic ?? false, () => editor?.chain().focus().toggleItalic().run()],
    ['rich-text.bullets', active?.bullets ?? false, () => editor?.chain().focus().toggleBulletList().run()],
    ['rich-text.numbers', active?.numbers ?? false, () => editor?.chain().focus().toggleOrderedList().run()],
  ];

  return (
    <div className={frame['field']}>
      <label htmlFor={id} className={frame['label']}>
        {label}
      </label>
      <div className={styles['editor']} data-invalid={error ? true : undefined}>
        <div role="toolbar" aria-label={label} className={styles['tools']}>
          {tools.map(([key, isOn, run]) => (
            <button key={key} type="button" aria-pressed={isOn} onClick={run}>
              {t(key)}
            </button>
          ))}
        </div>
        <EditorContent editor={editor} />
      </div>
      <textarea ref={kept} name={name} defaultValue={String(value ?? '')} hidden readOnly placeholder=" " />
      {help && <p className={frame['hint']}>{help}</p>}
      {error && <p className={frame['error']}>{error}</p>}
    </div>
  );
}
