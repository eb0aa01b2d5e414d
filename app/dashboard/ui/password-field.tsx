import { type ComponentProps, useId, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { FieldFrame } from './field-frame.tsx';
import { GLYPHS } from './glyphs.ts';
import frame from './field-frame.module.css';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const t = useTexts();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(ties) => (
        <span className={styles['frame']} dir="ltr">
          <input
            className={`${frame['control']} ${styles['input']}`}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles['eye']}
            aria-pressed={isShown}
            aria-label={t('password.show')}
            title={t(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon svg={GLYPHS[isShown ? 'eye-off' : 'eye']} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
