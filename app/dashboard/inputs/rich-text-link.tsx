import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import { isAddress } from './is-address.ts';
import { LinkTargetList } from './link-target-list.tsx';
import styles from './rich-text-editor.module.css';

/** Where the chosen words lead: typed, or chosen from everything there is on the site. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const current = String(editor.getAttributes('link')['href'] ?? '');

  function apply(address: string) {
    if (!isAddress(address)) return setIsWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without words there is nothing to lead anywhere: the address itself becomes them.
    if (editor.state.selection.empty && !current)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    return onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  return (
    <div className={styles['link']}>
      <input
        ref={input}
        defaultValue={current}
        className={frame['control']}
        aria-label={t('rich-text.link.address')}
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        dir="ltr"
        inputMode="url"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // of the form around it
          apply(event.currentTarget.value.trim());
        }}
      />
      <Action onClick={() => setIsChoosing(true)}>{t('content.choose')}</Action>
      <Action look="main" onClick={() => apply(input.current?.value.trim() ?? '')}>
        {t('rich-text.link.set')}
      </Action>
      {current && <Action onClick={remove}>{t('rich-text.link.remove')}</Action>}
      {isWrong && (
        <p role="alert" className={frame['error']}>
          {t('rich-text.link.wrong')}
        </p>
      )}
      <Chooser isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={t('content.link.choose')}>
        <LinkTargetList
          onChoose={(address) => {
            setIsChoosing(false);
            apply(address);
          }}
        />
      </Chooser>
    </div>
  );
}
