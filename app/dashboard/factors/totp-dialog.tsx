import { type FormEvent, useEffect, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import styles from '#app/dashboard/ui/panel.module.css';
import { Action, ACTION } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import factorStyles from './factors.module.css';

export type AppSecret = { secret: string; url: string };

type TotpDialogProps = {
  begun: AppSecret | undefined;
  errors: Readonly<Record<string, string>>;
  onConfirm: (typed: { code: string; name: string }) => void;
  onClose: () => void;
};

/** Three steps in the order of the hand: open the app, point the camera, type the digits. */
export function TotpDialog({ begun, errors, onConfirm, onClose }: TotpDialogProps) {
  const t = useTexts();
  const picture = usePicture(begun?.url);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onConfirm({ code: String(typed.get('code') ?? ''), name: String(typed.get('name') ?? '') });
  }

  return (
    <Dialog isOpen={begun !== undefined} onClose={onClose} title={t('factors.totp.add')} closeLabel={t('action.close')}>
      {begun && (
        <form className={styles['form']} onSubmit={confirm} noValidate>
          <ol className={factorStyles['steps']}>
            <li>{t('factors.totp.step1')}</li>
            <li>
              {t('factors.totp.step2')}
              {picture && (
                <img className={factorStyles['picture']} src={picture} alt={t('factors.totp.picture')} width="220" height="220" />
              )}
              <a className={ACTION} data-look="plain" href={begun.url}>
                {t('factors.totp.open')}
              </a>
              <p className={styles['hint']}>
                {t('factors.totp.by-hand')} <bdi dir="ltr">{begun.secret.match(/.{1,4}/g)?.join(' ')}</bdi>
              </p>
            </li>
            <li>{t('factors.totp.step3')}</li>
          </ol>
          <TextField
            name="code"
            label={t('factors.totp.code')}
            error={errors['code']}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            data-first-focus
          />
          <TextField
            name="name"
            label={t('factors.name')}
            hint={t('factors.name.hint')}
            error={errors['name']}
            dir="auto"
            autoComplete="off"
          />
          <div>
            <Action look="main" type="submit">
              {t('factors.totp.confirm')}
            </Action>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Drawn in the browser: the secret goes to no service that makes pictures. */
function usePicture(url: string | undefined): string | undefined {
  const [picture, setPicture] = useState<{ of: string; src: string }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const gone = new AbortController();
    async function draw(address: string) {
      const { renderSVG } = await import('uqr');
      if (!gone.signal.aborted) setPicture({ of: address, src: `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address))}` });
    }
    void draw(url);
    return () => gone.abort();
  }, [url]);
  return picture?.of === url ? picture?.src : undefined;
}
