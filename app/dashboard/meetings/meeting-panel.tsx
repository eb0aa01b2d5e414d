import { type FormEvent, useState } from 'react';
import type { MeetingCard } from '#api/meetings/meetings.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { useLanguage } from '#app/site/texts.ts';
import marks from '#app/dashboard/inbox/inbox.module.css';
import styles from '#app/dashboard/inbox/lead.module.css';
import { namedWords } from '#app/dashboard/inbox/lead-words.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { Action, DownloadLink } from '#app/dashboard/ui/action.tsx';
import { TextArea, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';

/** When, how and with whom; what overlaps; and what is decided. The button that is pressed says which decision it is. */
export function MeetingPanel({ meeting }: { meeting: MeetingCard }) {
  const t = useWords();
  const language = useLanguage();
  const { call, isBusy } = useBusyChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { id, state, times, type, clashes, local, email } = meeting;

  async function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const change = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const { note, date, time } = Object.fromEntries(new FormData(event.currentTarget));
    const body = { change, note, ...(change === 'moved' && { date, time }) };
    setErrors((await call({ method: 'POST', path: `/meetings/${id}/decision`, body })).errors);
  }

  return (
    <section className={styles['panel']} aria-labelledby="meeting">
      <h2 id="meeting" className={styles['mailHead']}>
        {t('inbox.kind.meeting')}
        <span className={marks['mark']} data-status={state}>
          {t(`meetings.state.${state}`)}
        </span>
      </h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('meetings.riyadh')}</dt>
          <dd>{times.sa}</dd>
        </div>
        <div>
          <dt>{t('meetings.dubai')}</dt>
          <dd>{times.ae}</dd>
        </div>
        <div>
          <dt>{t('meetings.type')}</dt>
          <dd>{namedWords(t, 'meetings.type', type)}</dd>
        </div>
        <div>
          <dt>{t('meetings.email')}</dt>
          <dd>{email ? <Foreign>{email}</Foreign> : t('meetings.no-email')}</dd>
        </div>
      </dl>
      {clashes.map(({ id: other, name, reference }) => (
        <p key={other} className={styles['problem']}>
          {t('meetings.clash', { name: isolated(name), reference: isolated(reference) })}
        </p>
      ))}
      <form className={styles['form']} key={meeting.starts_at} onSubmit={(event) => void decide(event)} aria-label={t('meetings.decide')}>
        <TextArea name="note" label={t('meetings.note')} rows={2} maxLength={2000} dir="auto" />
        <div className={styles['ways']}>
          <TextField name="date" type="date" label={t('meetings.move.date')} defaultValue={local.day} error={errors['date']} />
          <TextField name="time" type="time" label={t('meetings.move.time')} defaultValue={local.time} dir="ltr" error={errors['time']} />
        </div>
        <div className={styles['ways']}>
          <Action type="submit" look="main" value="confirmed" disabled={isBusy}>
            {t('meetings.confirm')}
          </Action>
          <Action type="submit" value="moved" disabled={isBusy}>
            {t('meetings.move')}
          </Action>
          <Action type="submit" value="declined" disabled={isBusy}>
            {t('meetings.decline')}
          </Action>
          <DownloadLink look="quiet" href={`/api/${language}/meetings/${id}/calendar`}>
            {t('meetings.calendar')}
          </DownloadLink>
        </div>
      </form>
    </section>
  );
}

/** Keeps its own order inside a sentence of the other direction. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
