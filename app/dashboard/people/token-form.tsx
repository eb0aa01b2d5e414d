import { type FormEvent, useState } from 'react';
import { AREAS, TOKEN_AREAS } from '#content/roles.ts';
import { LANGUAGES } from '#content/languages.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import { NeedsScripts } from '#app/dashboard/posted/needs-scripts.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';

/** A name, an end, and for each area how much: nothing unless somebody chooses more. */
export function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const t = useTexts();
  const language = useLanguage();
  const change = useChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const levels = ['none', 'read', 'write'] as const;

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const chosen = TOKEN_AREAS.map((area) => [area, typed.get(area)] as const).filter(([, level]) => level !== 'none');
    const languages = typed.get('languages');
    const endsOn = typed.get('ends_on');
    const body = {
      name: typed.get('name'),
      rights: Object.fromEntries(chosen),
      languages: languages === 'both' ? LANGUAGES : [languages],
      ...(endsOn && { ends_on: endsOn }),
    };
    const answer = await change(request('POST /tokens', { body }));
    setErrors(answer.errors);
    if (!answer.isOk) return;
    form.reset();
    onMade(answer.body.token);
  }

  return (
    <section className={styles['card']} id="add">
      <h2>{t('keys.add')}</h2>
      <p>{t('keys.add.lead')}</p>
      <form className={styles['form']} onSubmit={(event) => void make(event)} noValidate>
        <TextField name="name" label={t('keys.name')} hint={t('keys.name.hint')} error={errors['name']} dir="auto" autoComplete="off" />
        <div className={styles['row']}>
          {TOKEN_AREAS.map((area) => (
            <div key={area}>
              <SelectField
                name={area}
                label={AREAS[area][language]}
                error={errors[area]}
                options={levels.map((level) => [level, t(`keys.level.${level}`)])}
              />
            </div>
          ))}
        </div>
        {errors['rights'] && <p className={styles['problem']}>{errors['rights']}</p>}
        <SelectField
          name="languages"
          label={t('keys.languages')}
          error={errors['languages']}
          options={[['both', t('keys.languages.both')], ...LANGUAGES.map((one) => [one, t(`language.${one}`)] as const)]}
        />
        <TextField name="ends_on" type="date" label={t('keys.ends')} hint={t('keys.ends.hint')} error={errors['ends_on']} />
        <NeedsScripts />
        <div>
          <Action look="main" glyph="plus" type="submit">
            {t('keys.add')}
          </Action>
        </div>
      </form>
    </section>
  );
}
