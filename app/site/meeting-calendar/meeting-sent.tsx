import type { Ref } from 'react';
import { COUNTRIES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { writeTime } from '#i18n/write-time.ts';
import { useTexts } from '#app/page/texts.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { calendarFile, instantIn } from './calendar-file.ts';
import type { MeetingWish } from './meeting-call.ts';
import styles from './meeting-card.module.css';

type MeetingSentProps = {
  ref: Ref<HTMLDivElement>;
  answer: FormOutcome | undefined;
  wish: MeetingWish | undefined;
  datesIn: Language;
  onAgain: () => void;
};

/** Takes the place of the form, as high as it was: what was asked for, its number, and a file for the visitor's own calendar. */
export function MeetingSent({ ref, answer, wish, datesIn, onAgain }: MeetingSentProps) {
  const t = useTexts();
  const isSent = answer?.outcome === 'sent';
  return (
    <div ref={ref} tabIndex={isSent ? -1 : undefined} className={styles['sent']} data-shown={isSent || undefined}>
      <p role="alert" className={styles['sentTitle']}>
        {isSent && t('site.meeting.sent')}
      </p>
      <p role="status">{isSent && t('site.meeting.thanks')}</p>
      {isSent && wish && <p className={styles['when']}>{writeTime(startOf(wish), COUNTRIES[wish.country].timeZone, datesIn)}</p>}
      <SentReference answer={answer} label={t('site.form.reference')} />
      {isSent && wish && (
        <div className={styles['ways']} data-needs-scripts>
          <LinkButton
            to={calendarFile({ startsAt: startOf(wish), reference: answer.reference ?? '', summary: t('site.meeting.event') })}
            download="meeting.ics"
          >
            {t('site.meeting.calendarFile')}
          </LinkButton>
          <Button look="words" onClick={onAgain}>
            {t('site.meeting.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

function startOf({ date, time, country }: MeetingWish): Date {
  return instantIn(COUNTRIES[country].timeZone, date, time);
}
