import { type ChangeEvent, useId, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { GLYPHS } from './glyphs.ts';
import { ACTION } from './action.tsx';
import styles from './file-choice.module.css';

type ChoiceProps = { label: string; hint?: string; error?: string; accept: string; onChoose: (file: File) => void };

/** The browser's own file input speaks the browser's language, not the page's: its button is ours. */
export function FileChoice({ label, hint, error, accept, onChoose }: ChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    setChosen(file?.name ?? '');
    if (file) onChoose(file);
    event.currentTarget.value = ''; // the same file may be chosen again, corrected
  }

  return (
    <div className={styles['choice']}>
      <input
        id={id}
        type="file"
        accept={accept}
        className="visually-hidden"
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={choose}
      />
      <label htmlFor={id} className={ACTION} data-look="plain">
        <Icon svg={GLYPHS['upload']} />
        <span>{label}</span>
      </label>
      {chosen && <bdi>{chosen}</bdi>}
      <p id={`${id}-hint`}>{hint}</p>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
