import { type MouseEvent, type Ref, useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

/** Six digits on the keyboard of digits; a recovery code has letters, so whoever has none but that asks for the other one. */
export function CodeField({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const t = useTexts();
  const [isPaper, setIsPaper] = useState(false);

  function showLetters({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setIsPaper(true);
    const field = currentTarget.form?.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.focus();
  }

  return (
    <>
      <TextField
        name="code"
        label={t('login.second.code')}
        inputMode={isPaper ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        ref={ref}
      />
      {isPaper || (
        <Action look="quiet" onClick={showLetters}>
          {t('login.second.paper')}
        </Action>
      )}
    </>
  );
}
