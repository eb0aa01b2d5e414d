import { useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage } from '#app/site/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { FieldFrame } from '#app/dashboard/ui/field-frame.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useWords } from '#app/dashboard/words.ts';
import type { FoundIcons } from '#app/dashboard/routes/icons.ts';
import type { InputProps } from './input-props.ts';
import { setValue } from './set-value.ts';
import styles from './inputs.module.css';

/** A name somebody may type, its drawing beside it, and all icons to choose from. */
export function IconInput({ field: { help }, name, label, value, error }: InputProps) {
  const id = useId();
  const t = useWords();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useFetcher<FoundIcons>();
  const found = useFetcher<FoundIcons>();
  const address = (query: string) => `${inLanguage('/dashboard/icons', language)}?${query}`;
  const isUnknown = chosen.data?.exact === '';

  function show(typed: string) {
    void chosen.load(address(`name=${encodeURIComponent(typed)}`));
  }

  return (
    <FieldFrame id={id} label={label} hint={isUnknown ? t('content.icon.unknown') : help} error={error}>
      {(ties) => (
        <div className={styles['row']}>
          <span className={styles['drawing']}>
            <Icon svg={chosen.data?.exact ?? ''} />
          </span>
          <input
            ref={input}
            name={name}
            defaultValue={String(value ?? '')}
            className={frame['control']}
            dir="ltr"
            onFocus={(event) => chosen.data ?? show(event.currentTarget.value)}
            onChange={(event) => show(event.currentTarget.value)}
            {...ties}
          />
          <Action
            onClick={() => {
              setIsOpen(true);
              void found.load(address('text='));
            }}
          >
            {t('content.choose')}
          </Action>
          <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('content.icon.choose')} closeLabel={t('action.close')}>
            <input
              type="search"
              aria-label={t('content.icon.search')}
              placeholder={t('content.icon.search')}
              className={frame['control']}
              dir="ltr"
              onChange={(event) => void found.load(address(`text=${encodeURIComponent(event.currentTarget.value)}`))}
            />
            <ul className={styles['icons']}>
              {(found.data?.icons ?? []).map(({ name: iconName, svg }) => (
                <li key={iconName}>
                  <button
                    type="button"
                    title={iconName}
                    aria-label={iconName}
                    onClick={() => {
                      setValue(input.current, iconName);
                      show(iconName);
                      setIsOpen(false);
                    }}
                  >
                    <Icon svg={svg} />
                  </button>
                </li>
              ))}
            </ul>
          </Dialog>
        </div>
      )}
    </FieldFrame>
  );
}
