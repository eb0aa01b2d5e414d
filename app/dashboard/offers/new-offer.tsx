import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { NeedsScripts } from '#app/dashboard/posted/needs-scripts.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './offers.module.css';

export function NewOffer() {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { call, isBusy } = useBusyChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { list = '', ...body } = textsOf(event.currentTarget);
    const from = list.trim();
    const source = from.includes('?') ? { from } : { products: from };
    const answer = await call(request('POST /offers', { body: { ...body, ...(from && source) } }));
    setErrors(answer.errors);
    if (answer.isOk) await navigate(inLanguage(`/dashboard/offers/${answer.body.id}`, language));
  }

  return (
    <details className={styles['panel']} open={params.has('new')}>
      <summary>{t('offers.new')}</summary>
      <form className={styles['new']} onSubmit={(event) => void begin(event)}>
        <SelectField
          name="country"
          label={t('offers.country')}
          options={(['sa', 'ae'] as const).map((code) => [code, t(`offers.country.${code}`)] as const)}
        />
        <SelectField
          name="language"
          label={t('offers.language')}
          defaultValue={language}
          options={(['ar', 'en'] as const).map((code) => [code, t(`offers.language.${code}`)] as const)}
        />
        <TextField
          name="list"
          label={t('offers.from-list')}
          hint={t('offers.from-list.hint')}
          error={errors['from'] ?? errors['products']}
          dir="ltr"
        />
        <NeedsScripts />
        <Action type="submit" look="main" glyph="plus" disabled={isBusy}>
          {t('offers.begin')}
        </Action>
      </form>
    </details>
  );
}
