import { type FormEvent, useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { PlainForm } from '#app/dashboard/posted/plain-form.tsx';
import { PostedFields } from '#app/dashboard/posted/posted-fields.tsx';
import { usePostedTexts } from '#app/dashboard/posted/use-posted.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { LeadView } from './load-lead.server.ts';
import styles from './lead.module.css';

/** On a day the message comes up again: in the overview and above the list. */
export function LeadReminder({ lead: { id, remind_on } }: Pick<LeadView, 'lead'>) {
  const t = useTexts();
  const { day: written } = useFormats();
  const { call, isBusy } = useBusyChange();
  const { errors: refused, textOr } = usePostedTexts('reminder');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(refused);

  async function remind(day: string | null) {
    const on = (to: string | null) => request('POST /inbox/{id}/reminder', { params: { id }, body: { day: to } });
    const answer = await call(on(day), day === null ? on(remind_on) : undefined);
    setErrors(answer.errors);
  }

  if (remind_on !== null)
    return (
      <p className={styles['ways']}>
        <span>{t('desk.reminder.on', { day: written(remind_on) })}</span>
        <Action look="quiet" data-scripted disabled={isBusy} onClick={() => void remind(null)}>
          {t('desk.reminder.remove')}
        </Action>
        <PlainForm form="no-reminder">{t('desk.reminder.remove')}</PlainForm>
      </p>
    );
  return (
    <form
      method="post"
      className={styles['reminder']}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void remind(textsOf(event.currentTarget)['day'] ?? '');
      }}
    >
      <PostedFields form="reminder" />
      <TextField name="day" type="date" label={t('desk.reminder')} required defaultValue={textOr('day', '')} error={errors['day']} />
      <Action type="submit" disabled={isBusy}>
        {t('desk.reminder.set')}
      </Action>
    </form>
  );
}
