import { useEffect, useId, useRef, useState } from 'react';
import { COUNTRIES } from '#i18n/locales.ts';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useTexts } from '#app/page/texts.ts';
import { island } from '#app/islands/island.tsx';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { useForm } from '#app/site/sending/use-form.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { nowIn, textOf } from './day.ts';
import type { MeetingSetup } from './load-meeting.server.ts';
import { meetingCall, type MeetingWish } from './meeting-call.ts';
import { MeetingFields } from './meeting-fields.tsx';
import { MeetingSent } from './meeting-sent.tsx';
import { alertText } from './meeting-texts.ts';
import { missingIn } from './missing-in.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { useMeetingDays } from './use-meeting-days.ts';
import styles from './meeting-card.module.css';

const TEXTS = ['meeting', 'form', 'site.sending', 'site.tooMany', 'site.agree.meeting', 'site.nav.privacy'] as const;

export const MeetingCard = island('meeting-card', { wakes: 'seen', texts: TEXTS }, MeetingCardView);

/** `posted` is the answer to a post without scripts, which is a page of its own. */
type MeetingCardProps = { setup: MeetingSetup; posted?: FormOutcome | undefined; level?: 1 | 2 };

function MeetingCardView({ setup, posted, level = 2 }: MeetingCardProps) {
  const t = useTexts();
  const { language, pathname } = usePageFacts();
  const country = useCountry();
  const { week, closedDays, hours, city } = setup[country];
  const { today, month, setMonth, chosen, setChosen } = useMeetingDays(country, setup[country]);
  const [wish, setWish] = useState<MeetingWish | undefined>(undefined);
  const { form, answer, isSending, onSubmit, forget } = useForm({
    posted,
    check(element) {
      const now = nowIn(COUNTRIES[country].timeZone, new Date());
      return missingIn(new FormData(element), { today: textOf(now.day), time: now.time });
    },
    call(sent) {
      const { wish: wanted, ...call } = meetingCall(sent, { language, country, page: plainPath(pathname) });
      setWish(wanted);
      return call;
    },
    onSent: () => setChosen(undefined),
  });
  const titleId = useId();
  const Title = `h${level}` as const;
  const isSent = answer?.outcome === 'sent';
  const refused = isSent ? undefined : answer;
  const sentPanel = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);
  // The form and its confirmation take each other's place, and take the focus along.
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    if (isSent) sentPanel.current?.focus({ preventScroll: true });
    else form.current?.querySelector<HTMLElement>('[type=radio][tabindex="0"], [name=name]')?.focus();
  }, [isSent, form]);
  return (
    <section className={styles['card']} data-tone="dark" aria-labelledby={titleId} id="meeting">
      <Title id={titleId} className={styles['title']}>
        {t('site.meeting.title')}
      </Title>
      <p className={styles['lead']}>{t('site.meeting.lead')}</p>
      <div className={styles['both']}>
        <form
          ref={form}
          method="post"
          action={inLanguage('/meeting', language)}
          noValidate
          onSubmit={onSubmit}
          inert={isSent}
          className={styles['form']}
          data-keeps="meeting"
        >
          <input type="hidden" name="country" value={country} />
          <FormGuard />
          <input type="hidden" name="page" value={plainPath(pathname)} />
          <DayField chosen={posted?.values['date']} />
          <MonthCalendar
            {...{ today, month, week, closedDays, chosen }}
            datesIn={setup.datesIn}
            onMonth={setMonth}
            onChoose={(day) => {
              setChosen(day);
              forget();
            }}
          />
          <MeetingFields
            answer={refused}
            city={city}
            hours={<OpeningHours {...{ hours, country, today, chosen }} datesIn={setup.datesIn} />}
          />
          <FormStatus kind="error">{refused && alertText(t, refused)}</FormStatus>
          {/* Choosing a day lights the day and the button. */}
          <Button type="submit" look={chosen === undefined ? 'line' : 'light'} isBusy={isSending}>
            {isSending ? t('site.sending') : t('site.meeting.send')}
          </Button>
          <Agreement to="meeting" />
        </form>
        <MeetingSent ref={sentPanel} answer={answer} wish={wish} datesIn={setup.datesIn} onAgain={forget} />
      </div>
    </section>
  );
}

/** The day as the browser asks for it, where no script draws the calendar. */
function DayField({ chosen = '' }: { chosen?: string | undefined }) {
  const t = useTexts();
  return (
    <noscript>
      <Field name="date" type="date" required label={t('site.meeting.day')} defaultValue={chosen} />
    </noscript>
  );
}
