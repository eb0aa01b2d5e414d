import { spanOn, type Span, type WorkingHours } from '#content/office-hours.ts';
import { dateFormat } from '#i18n/formats.ts';
import { LOCALES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { longDate } from '#app/site/dates/long-date.ts';
import { dateOf, type Day, textOf } from './day.ts';
import styles from './meeting-card.module.css';

/** What the page knows of an office beside its calendar, which says on which days it is open. */
export type DayHours = Span & Pick<WorkingHours, 'ownDays' | 'periods'>;
type OpeningHoursProps = { hours: DayHours; country: Country; today: Day; chosen: Day | undefined; datesIn: Language };

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** The first of 1970, day 0, was a Thursday. */
const FIRST_SUNDAY = 3;
/** Hours of Ramadan next year are no news today; whoever chooses one of its days is told. */
const TOLD_DAYS = 42;

/** From when until when: of the chosen day, or the usual ones with the days soon that have others. Nothing where no hours are set. */
export function OpeningHours({ hours, country, today, chosen, datesIn }: OpeningHoursProps) {
  const t = useTexts();
  const language = useLanguage();
  const { opens, closes, ownDays, periods } = hours;
  const place = t(`site.meeting.place.${country}`);
  const span = chosen === undefined ? undefined : spanOn({ ...hours, workingDays: EVERY_DAY, closedDays: [] }, textOf(chosen));
  if (span?.opens && span.closes)
    return <p className={styles['hours']}>{t('site.meeting.hoursOfDay', { opens: span.opens, closes: span.closes, place })}</p>;
  // Apart from the words around it: a day after an Arabic word would leave its English month.
  const date = (day: string) => `\u2068${longDate(`${day}T00:00:00Z`, { months: datesIn, timeZone: 'UTC' })}\u2069`;
  const others = [
    ...ownDays.map(({ weekday, ...own }) => t('site.meeting.hoursOn', { day: weekdayIn(language, weekday), ...own })),
    ...periods.flatMap(({ from, until, span: own }) =>
      own && from <= textOf(today + TOLD_DAYS)
        ? [
            t('site.meeting.hoursOn', {
              day: from === until ? date(from) : t('site.meeting.days', { from: date(from), until: date(until) }),
              ...own,
            }),
          ]
        : [],
    ),
  ];
  if (!opens || !closes) return null;
  return (
    <div className={styles['hours']}>
      <p>{t('site.meeting.hours', { opens, closes, place })}</p>
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={other}>{other}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function weekdayIn(language: Language, weekday: number): string {
  return dateFormat(LOCALES[language].intl, { weekday: 'long', timeZone: 'UTC' }).format(dateOf(FIRST_SUNDAY + weekday));
}
