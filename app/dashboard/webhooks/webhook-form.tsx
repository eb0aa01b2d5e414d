import { type FormEvent, useState } from 'react';
import { ALL_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from '#content/webhook-events.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import { textIn } from '#app/dashboard/read-json.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import own from './webhooks.module.css';

export function WebhookForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const t = useTexts();
  const language = useLanguage();
  const change = useChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const body = { name: typed.get('name'), url: typed.get('url'), events: typed.getAll('events') };
    const answer = await change({ method: 'POST', path: '/webhooks', body });
    setErrors(answer.errors);
    if (!answer.isOk) return;
    form.reset();
    onAdded(textIn(answer.body, 'secret'));
  }

  return (
    <section className={styles['card']}>
      <h2>{t('webhooks.add')}</h2>
      <form className={styles['form']} onSubmit={(event) => void add(event)} noValidate>
        <TextField name="name" label={t('webhooks.name')} error={errors['name']} dir="auto" autoComplete="off" />
        <TextField
          name="url"
          type="url"
          label={t('webhooks.url')}
          hint={t('webhooks.url.hint')}
          error={errors['url']}
          dir="ltr"
          autoComplete="off"
        />
        <fieldset className={own['events']}>
          <legend>{t('webhooks.events')}</legend>
          {ALL_WEBHOOK_EVENTS.map((name) => (
            <label key={name} className={own['event']}>
              <input type="checkbox" name="events" value={name} />
              <span>{WEBHOOK_EVENTS[name][language]}</span>
            </label>
          ))}
        </fieldset>
        {errors['events'] && <p className={styles['problem']}>{errors['events']}</p>}
        <div>
          <Action look="main" glyph="plus" type="submit">
            {t('webhooks.add')}
          </Action>
        </div>
      </form>
    </section>
  );
}
