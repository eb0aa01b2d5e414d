import { type FormEvent, useState } from 'react';
import { request, type InputOf } from '#app/page/api-client.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import { NeedsScripts } from '#app/dashboard/posted/needs-scripts.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import own from './webhooks.module.css';

export type EditedWebhook = { id: number; name: string; url: string; events: readonly string[]; state: string };
export type OfferedEvent = { name: string; label: string };
type WebhookFormProps = {
  offered: readonly OfferedEvent[];
  edited?: EditedWebhook | undefined;
  onAdded: (secret: string) => void;
  onSaved: () => void;
};

/** The form of a new webhook, or of one that is corrected: its secret stays. */
export function WebhookForm({ offered, edited, onAdded, onSaved }: WebhookFormProps) {
  const t = useTexts();
  const change = useChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const body = { name: typed.get('name'), url: typed.get('url'), events: typed.getAll('events') };
    if (edited) return save(edited, body);
    const answer = await change(request('POST /webhooks', { body }));
    setErrors(answer.errors);
    if (!answer.isOk) return undefined;
    form.reset();
    return onAdded(answer.body.secret);
  }

  async function save({ id, state }: EditedWebhook, typed: InputOf<'POST /webhooks'>['body']) {
    const answer = await change(request('PUT /webhooks/{id}', { params: { id }, body: { ...typed, paused: state === 'paused' } }));
    setErrors(answer.errors);
    if (answer.isOk) onSaved();
  }

  return (
    <section className={styles['card']} id="add">
      <h2>{edited ? `${t('webhooks.edit')}: ${edited.name}` : t('webhooks.add')}</h2>
      <form className={styles['form']} onSubmit={(event) => void add(event)} noValidate>
        <TextField
          name="name"
          label={t('webhooks.name')}
          error={errors['name']}
          defaultValue={edited?.name}
          dir="auto"
          autoComplete="off"
        />
        <TextField
          name="url"
          type="url"
          label={t('webhooks.url')}
          hint={t('webhooks.url.hint')}
          error={errors['url']}
          defaultValue={edited?.url}
          dir="ltr"
          autoComplete="off"
        />
        <NeedsScripts />
        <fieldset className={own['events']}>
          <legend>{t('webhooks.events')}</legend>
          {offered.map(({ name, label }) => (
            <label key={name} className={own['event']}>
              <input type="checkbox" name="events" value={name} defaultChecked={edited?.events.includes(name)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {errors['events'] && <p className={styles['problem']}>{errors['events']}</p>}
        <div>
          <Action look="main" {...(!edited && { glyph: 'plus' as const })} type="submit">
            {edited ? t('webhooks.save') : t('webhooks.add')}
          </Action>
        </div>
      </form>
    </section>
  );
}
