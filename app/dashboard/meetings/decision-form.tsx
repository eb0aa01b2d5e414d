import { useRef, useState } from 'react';
import type { MeetingCard } from '#api/features/meetings/meetings.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import styles from '#app/dashboard/inbox/lead.module.css';
import { Action, DownloadLink } from '#app/dashboard/ui/action.tsx';
import { TextArea, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { setValue } from '#app/dashboard/inputs/set-value.ts';
import { decisionCall } from './decision-call.ts';
import { closedHint } from './closed-hint.ts';
import { FreeTimes } from './free-times.tsx';

/** What the main button says is what is sent: the day and the time that stand on the screen. */
export function DecisionForm({ meeting: { id, local, office, sequence, type, link } }: { meeting: MeetingCard }) {
  const t = useTexts();
  const language = useLanguage();
  const timeField = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(local);
  const isMoved = shown.day !== local.day || shown.time !== local.time;
  const when = writtenTime(LOCALES[language].intl, shown.day, shown.time);

  return (
    <GuardedForm
      copyName={`meetings/${id}`}
      posts={{ form: 'decision', values: { meeting: id, sequence, was_date: local.day, was_time: local.time } }}
      request={(typed, change) => decisionCall({ id, sequence }, typed, change)}
      className={styles['form']}
      aria-label={t('meetings.decide')}
    >
      {({ isSending, errors, textOr }) => (
        <>
          <div className={styles['ways']} ref={timeField}>
            <TextField
              name="date"
              type="date"
              label={t('meetings.move.date')}
              defaultValue={textOr('date', local.day)}
              required
              error={errors['date']}
              onInput={({ currentTarget }) => setShown({ ...shown, day: currentTarget.value })}
            />
            <TextField
              name="time"
              type="time"
              label={t('meetings.move.time')}
              defaultValue={textOr('time', local.time)}
              required
              dir="ltr"
              error={errors['time']}
              onInput={({ currentTarget }) => setShown({ ...shown, time: currentTarget.value })}
            />
          </div>
          <p className={styles['soft']} role="status">
            {closedHint(t, office, shown.day, shown.time) || t('meetings.move.hint')}
          </p>
          <FreeTimes
            id={id}
            day={shown.day}
            time={isMoved ? shown.time : ''}
            onChoose={(time) => setValue(timeField.current?.querySelector('input[name=time]') ?? null, time)}
          />
          {type !== 'physical' && (
            <TextField
              name="link"
              type="url"
              dir="ltr"
              label={t('meetings.link')}
              hint={t('meetings.link.hint')}
              defaultValue={textOr('link', link)}
              maxLength={500}
              error={errors['link']}
            />
          )}
          <TextArea name="note" label={t('meetings.note')} rows={2} maxLength={2000} dir="auto" defaultValue={textOr('note', '')} />
          <div className={styles['ways']}>
            <Action type="submit" look="main" value={isMoved ? 'moved' : 'confirmed'} disabled={isSending}>
              {t(isMoved ? 'meetings.move' : 'meetings.confirm', { when })}
            </Action>
            <Action type="submit" name="change" value="declined" disabled={isSending} formNoValidate>
              {t('meetings.decline')}
            </Action>
            <DownloadLink look="quiet" href={`/api/${language}/meetings/${id}/calendar`}>
              {t('meetings.calendar')}
            </DownloadLink>
          </div>
        </>
      )}
    </GuardedForm>
  );
}

/** By the clock of the meeting's own country, which is the one on the screen. */
function writtenTime(intl: string, day: string, time: string): string {
  const date = new Date(`${day}T${time || '00:00'}:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString(intl, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
