import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { COUNTRIES } from '#i18n/locales.ts';
import { inLanguage, plainPath } from '#app/site/address.ts';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { nowIn, textOf } from './day.ts';
import type { MeetingSetup } from './load-meeting.server.ts';
import { missingIn } from './missing-in.ts';
import { MeetingFields } from './meeting-fields.tsx';
import { alertWords } from './meeting-words.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { useMeetingDays } from './use-meeting-days.ts';
import styles from './meeting-card.module.css';

/** `posted` is the answer to a post without scripts, which is a page of its own. */
export function MeetingCard({ setup, posted, level = 2 }: { setup: MeetingSetup; posted?: FormOutcome | undefined; level?: 1 | 2 }) {
  const t = useTexts();
  const language = useLanguage();
  const country = useCountry();
  const { pathname } = useLocation();
  const { week, closedDays, opens, closes } = setup[country];
  const { today, month, setMonth, chosen, setChosen } = useMeetingDays(country, { week, closedDays });
  const fetcher = useFetcher<FormOutcome>();
  const [refused, setRefused] = useState<FormOutcome | undefined>(posted);
  const [isThanking, setThanking] = useState(posted?.outcome === 'sent');
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const isSending = fetcher.state !== 'idle';
  const Title = `h${level}` as const;

  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || fetcher.state !== 'idle') return;
    setThanking(answer.outcome === 'sent');
    setRefused(answer.outcome === 'sent' ? undefined : answer);
    if (answer.outcome !== 'sent') return;
    form.current?.reset();
    setChosen(undefined);
  }, [fetcher.data, fetcher.state, setChosen]);

  useEffect(() => {
    if (refused?.outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

  function check(event: FormEvent<HTMLFormElement>) {
    setThanking(false);
    const now = nowIn(COUNTRIES[country].timeZone, new Date());
    const fields = missingIn(new FormData(event.currentTarget), { today: textOf(now.day), time: now.time });
    const isComplete = Object.keys(fields).length === 0;
    setRefused(isComplete ? undefined : { outcome: 'invalid', fields, values: {} });
    if (!isComplete) event.preventDefault();
  }

  return (
    <section className={styles['card']} data-tone="dark" aria-labelledby={titleId} id="meeting">
      <Title id={titleId} className={styles['title']}>
        {t('site.meeting.title')}
      </Title>
      <p className={styles['lead']}>{t('site.meeting.lead')}</p>
      <fetcher.Form
        ref={form}
        method="post"
        action={inLanguage('/meeting', language)}
        noValidate
        onSubmit={check}
        className={styles['form']}
      >
        <input type="hidden" name="country" value={country} />
        <FormGuard />
        <input type="hidden" name="page" value={plainPath(pathname)} />
        {today === undefined ? (
          <div data-without-scripts>
            <Field name="date" type="date" required label={t('site.meeting.day')} defaultValue={posted?.values['date'] ?? ''} />
          </div>
        ) : (
          <input type="hidden" name="date" value={chosen === undefined ? '' : textOf(chosen)} />
        )}
        <MonthCalendar
          {...{ today, month, week, closedDays, chosen }}
          datesIn={setup.datesIn}
          onMonth={setMonth}
          onChoose={(day) => {
            setChosen(day);
            setRefused(undefined);
          }}
        />
        <MeetingFields answer={refused} country={country} hours={{ opens, closes }} />
        <FormStatus kind="error">{refused && alertWords(t, refused)}</FormStatus>
        {/* Choosing a day lights the day and the button. */}
        <Button type="submit" look={chosen === undefined ? 'line' : 'light'} disabled={isSending}>
          {isSending ? t('site.sending') : t('site.meeting.send')}
        </Button>
        <div role="alert" className={styles['sent']}>
          {isThanking && t('site.meeting.sent')}
        </div>
        <FormStatus kind="ok">{isThanking && t('site.meeting.thanks')}</FormStatus>
        <SentReference answer={isThanking ? (fetcher.data ?? posted) : undefined} label={t('site.form.reference')} />
        <Agreement to="meeting" />
      </fetcher.Form>
    </section>
  );
}
