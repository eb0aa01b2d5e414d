import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import type { Refused } from '#api/http/openapi.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { CodeField } from './code-field.tsx';
import { askPasskey } from './passkey-browser.ts';
import styles from '#app/dashboard/shell/login.module.css';

type SecondStepProps = {
  /** The kinds of second step that the account has, as the server said. */
  factors: Refused['factors'];
  problem: string;
  isSending: boolean;
  onShown: (shown: { code: string } | { passkey: unknown }) => void;
  onBack: () => void;
};

/** After the right password: six digits, a code from paper, or a passkey. */
export function SecondStep({ factors, problem, isSending, onShown, onBack }: SecondStepProps) {
  const t = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = isSending || isAsking;
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);

  function showCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onShown({ code: String(new FormData(event.currentTarget).get('code') ?? '') });
  }

  async function showPasskey() {
    setIsAsking(true);
    const passkey = await askPasskey(factors?.passkey);
    setIsAsking(false);
    if (passkey) onShown({ passkey });
  }

  return (
    <form className={styles['form']} onSubmit={showCode} noValidate>
      <p>
        <strong>{t('login.second.title')}</strong>
      </p>
      {factors?.kinds.includes('passkey') && (
        <Action glyph="key" disabled={isBusy} onClick={() => void showPasskey()}>
          {t('login.second.passkey')}
        </Action>
      )}
      <p className={styles['lead']}>{t('login.second.lead')}</p>
      <CodeField ref={code} />
      <FormStatus kind="error">{problem}</FormStatus>
      <Action look="main" type="submit" disabled={isBusy}>
        {isBusy ? t('state.wait') : t('login.submit')}
      </Action>
      <Action look="quiet" onClick={onBack}>
        {t('login.second.back')}
      </Action>
    </form>
  );
}
