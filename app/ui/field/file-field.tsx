import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { FieldFrame } from './field-frame.tsx';
import { FIELD_LOOK } from './field.tsx';
import styles from './file-field.module.css';

type FileFieldProps = {
  name: string;
  /** The content types to choose from. */
  accept: readonly string[];
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  texts: { choose: string; remove: string };
};

/** One file. The browser's own control lies over our words, because its words are in the browser's language and not in the page's. */
export function FileField({ name, accept, label, hint, error, texts }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const ending = new AbortController();
    input.current?.form?.addEventListener('reset', () => setChosen(''), { signal: ending.signal });
    return () => ending.abort();
  }, []);

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    setChosen('');
  }

  return (
    <FieldFrame id={useId()} label={label} hint={hint} error={error} look={FIELD_LOOK}>
      {(ties) => (
        <div className={styles['file']}>
          <input
            ref={input}
            type="file"
            name={name}
            accept={accept.join()}
            className={styles['input']}
            onChange={({ target }) => setChosen(target.files?.[0]?.name ?? '')}
            {...ties}
          />
          <span aria-hidden className={styles['face']} data-chosen={chosen !== '' || undefined}>
            {chosen === '' && <Icon name="plus-lg" />}
            <bdi>{chosen || texts.choose}</bdi>
          </span>
          {chosen !== '' && <IconButton icon="x-lg" look="bare" label={texts.remove} onClick={remove} className={styles['remove']} />}
        </div>
      )}
    </FieldFrame>
  );
}
