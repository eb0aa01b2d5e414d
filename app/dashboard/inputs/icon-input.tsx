import { useId, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useRead } from '#app/dashboard/shell/use-read.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import { FieldFrame } from '#app/dashboard/ui/field-frame.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import { isFoundIcons } from './found-icons.ts';
import { IconList } from './icon-list.tsx';
import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import type { InputProps } from './input-props.ts';
import { setValue } from './set-value.ts';
import styles from './inputs.module.css';

/** A name somebody may type, its drawing beside it, and all icons to choose from. */
export function IconInput({ field: { help }, name, label, value, error }: InputProps) {
  const id = useId();
  const t = useTexts();
  const first = useFirstProblem(name);
  const read = useRead();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [drawing, setDrawing] = useState<string>();
  const isUnknown = drawing === '';

  /** Answers may overtake each other; only the one about what stands there now is drawn. */
  async function show() {
    const typed = input.current?.value ?? '';
    const address = `/dashboard/icons?name=${encodeURIComponent(typed)}`;
    const found = typed ? await read(address, isFoundIcons) : undefined;
    if (input.current?.value === typed) setDrawing(found && (found.exact ?? ''));
  }

  function choose(icon: string) {
    setValue(input.current, icon);
    setIsOpen(false);
    void show();
  }

  return (
    <FieldFrame id={id} label={label} hint={isUnknown ? t('content.icon.unknown') : help} error={error}>
      {(ties) => (
        <div className={styles['row']}>
          <span className={styles['drawing']}>
            <Icon svg={drawing ?? ''} />
          </span>
          <input
            ref={input}
            name={name}
            defaultValue={String(value ?? '')}
            className={frame['control']}
            dir="ltr"
            onFocus={() => void (drawing ?? show())}
            onInput={() => void show()}
            {...first}
            {...ties}
          />
          <Action onClick={() => setIsOpen(true)}>{t('content.choose')}</Action>
          <Chooser isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('content.icon.choose')}>
            <IconList onChoose={choose} />
          </Chooser>
        </div>
      )}
    </FieldFrame>
  );
}
