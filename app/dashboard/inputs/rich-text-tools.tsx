import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { RichTextLink } from './rich-text-link.tsx';
import styles from './rich-text-editor.module.css';

type Tool = { toolLabel: DashboardKey; isOn?: boolean; isOff?: boolean; run: () => void };

export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const t = useTexts();
  const [isLinking, setIsLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = (act: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () => act(editor.chain().focus()).run();
  const tools: readonly Tool[] = [
    { toolLabel: 'rich-text.heading', isOn: now.heading, run: run((chain) => chain.toggleHeading({ level: 2 })) },
    { toolLabel: 'rich-text.subheading', isOn: now.subheading, run: run((chain) => chain.toggleHeading({ level: 3 })) },
    { toolLabel: 'rich-text.bold', isOn: now.bold, run: run((chain) => chain.toggleBold()) },
    { toolLabel: 'rich-text.italic', isOn: now.italic, run: run((chain) => chain.toggleItalic()) },
    { toolLabel: 'rich-text.bullets', isOn: now.bullets, run: run((chain) => chain.toggleBulletList()) },
    { toolLabel: 'rich-text.numbers', isOn: now.numbers, run: run((chain) => chain.toggleOrderedList()) },
    { toolLabel: 'rich-text.link', isOn: now.link || isLinking, run: () => setIsLinking(!isLinking) },
    { toolLabel: 'rich-text.undo', isOff: !now.canUndo, run: run((chain) => chain.undo()) },
    { toolLabel: 'rich-text.redo', isOff: !now.canRedo, run: run((chain) => chain.redo()) },
  ];
  return (
    <>
      <div role="toolbar" aria-label={label} className={styles['tools']}>
        {tools.map(({ toolLabel, isOn, isOff = false, run: act }) => (
          <button key={toolLabel} type="button" aria-pressed={isOn} disabled={isOff} onClick={act}>
            {t(toolLabel)}
          </button>
        ))}
      </div>
      {isLinking && <RichTextLink editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  );
}
