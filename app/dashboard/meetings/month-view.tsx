import { Link, useSearchParams } from 'react-router';
import type { MeetingCard } from '#api/features/meetings/meetings.ts';
import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { daysOf, weekdayOf } from './month.ts';
import styles from './month-view.module.css';

const UTC = { timeZone: 'UTC' } as const;

/** A month with its meetings. On a phone only the days that have some are shown. */
export function MonthView({ month, today, meetings }: { month: string; today: string; meetings: readonly MeetingCard[] }) {
  const t = useTexts();
  const language = useLanguage();
  const [params] = useSearchParams();
  const { intl } = LOCALES[language];
  const byDay = Map.groupBy(meetings, ({ local }) => local.day);
  const open = (id: number) => `?${new URLSearchParams({ ...Object.fromEntries(params), open: String(id) })}`;
  return (
    <ol className={styles['month']}>
      {daysOf(month).map((day) => {
        const date = new Date(`${day}T00:00:00Z`);
        const here = byDay.get(day) ?? [];
        return (
          <li
            key={day}
            data-weekday={weekdayOf(day)}
            data-empty={here.length === 0 || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <p className={styles['day']}>
              <span className={styles['weekday']}>{date.toLocaleDateString(intl, { ...UTC, weekday: 'long' })}</span>
              <time dateTime={day}>{date.getUTCDate()}</time>
            </p>
            <ul>
              {here.map(({ id, name, local, state, clashes }) => (
                <li key={id}>
                  <Link to={open(id)} preventScrollReset className={styles['meeting']} data-state={state}>
                    <bdi dir="ltr">{local.time}</bdi> <bdi>{name}</bdi>
                    <span className="visually-hidden">{t(`meetings.state.${state}`)}</span>
                    {clashes.length > 0 && <em>{t('meetings.clash.short')}</em>}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
