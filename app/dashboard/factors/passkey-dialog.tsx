import type { FormEvent } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import styles from '#app/dashboard/ui/panel.module.css';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

type PasskeyDialogProps = { isOpen: boolean; onName: (name: string) => void; onClose: () => void };

/** What a passkey is called, before the browser asks for the finger: two of one name are told apart by nobody. */
export function PasskeyDialog({ isOpen, onName, onClose }: PasskeyDialogProps) {
  const t = useTexts();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onName(String(new FormData(event.currentTarget).get('name') ?? ''));
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('factors.passkey.add')} closeLabel={t('action.close')}>
      {isOpen && (
        <form className={styles['form']} onSubmit={submit} noValidate>
          <p>{t('factors.passkey.name.lead')}</p>
          <TextField
            name="name"
            label={t('factors.name')}
            hint={t('factors.name.hint')}
            maxLength={60}
            dir="auto"
            autoComplete="off"
            data-first-focus
          />
          <div>
            <Action look="main" glyph="key" type="submit">
              {t('factors.passkey.confirm')}
            </Action>
          </div>
        </form>
      )}
    </Dialog>
  );
}
