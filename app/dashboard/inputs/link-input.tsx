import { useId, useRef, useState } from 'react';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import { FieldFrame } from '#app/dashboard/ui/field-frame.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import type { InputProps } from './input-props.ts';
import { isAddress } from './is-address.ts';
import { LinkTargetList } from './link-target-list.tsx';
import { setValue } from './set-value.ts';
import styles from './inputs.module.css';

/** An address somebody may type, where it finally leads, and everything on the site to choose from. */
export function LinkInput({ field: { help }, name, label, value, error }: InputProps) {
  const id = useId();
  const t = useTexts();
  const first = useFirstProblem(name);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(value ?? ''));
  const [isOpen, setIsOpen] = useState(false);

  function choose(address: string) {
    setValue(input.current, address);
    setTyped(address);
    setIsOpen(false);
  }

  return (
    <FieldFrame id={id} label={label} hint={help} error={error}>
      {(ties) => (
        <>
          <div className={styles['row']}>
            <input
              ref={input}
              name={name}
              defaultValue={String(value ?? '')}
              className={frame['control']}
              dir="ltr"
              inputMode="url"
              onChange={(event) => setTyped(event.currentTarget.value)}
              {...first}
              {...ties}
            />
            <Action glyph="link" onClick={() => setIsOpen(true)}>
              {t('content.choose')}
            </Action>
          </div>
          {isAddress(typed) && (
            <p className={styles['hint']}>
              {t('content.link.leads-to')}{' '}
              <a href={inLanguage(typed, language)} target="_blank" rel="noopener" dir="ltr">
                {inLanguage(typed, language)}
              </a>
            </p>
          )}
          <Chooser isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('content.link.choose')}>
            <LinkTargetList onChoose={choose} />
          </Chooser>
        </>
      )}
    </FieldFrame>
  );
}
