import { useId } from 'react';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { dateOf, type Day, firstDayOf, type Month, monthOf, textOf } from './day.ts';
import { monthGrid, type WorkingWeek } from './month-grid.ts';
import styles from './month-calendar.module.css';

type MonthCalendarProps = {
  /** Nothing until the browser has told the time: the page itself may be older than today. */
  today: Day | undefined;
  month: Month;
  week: WorkingWeek;
  closedDays: readonly string[];
  /** The language of the dates, which need not be the page's. */
  datesIn: Language;
  chosen: Day | undefined;
  onChoose: (day: Day) => void;
  onMonth: (month: Month) => void;
};

/** Five weeks of five working days; a chosen day is lit. Its radio buttons are one stop for the keyboard. */
export function MonthCalendar({ today, month, week, closedDays, datesIn, chosen, onChoose, onMonth }: MonthCalendarProps) {
  const t = useTexts();
  const name = useId();
  const grid = monthGrid(month, week);
  const spoken = formatter(datesIn, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = formatter(useLanguage(), { weekday: 'short' });
  return (
    <fieldset className={styles['calendar']} data-needs-scripts>
      <legend className="visually-hidden">{t('site.meeting.day')}</legend>
      <div className={styles['head']}>
        <IconButton look="bare" icon="chevron-left" flips label={t('site.meeting.earlierMonth')} onClick={() => onMonth(month - 1)} />
        <p className={styles['month']} lang={datesIn} dir={LOCALES[datesIn].dir} aria-live="polite">
          {today !== undefined && formatter(datesIn, { month: 'long', year: 'numeric' }).format(dateOf(firstDayOf(month)))}
        </p>
        <IconButton look="bare" icon="chevron-right" flips label={t('site.meeting.laterMonth')} onClick={() => onMonth(month + 1)} />
      </div>
      <div className={styles['grid']}>
        {grid.slice(0, 5).map((day) => (
          <span key={day} className={styles['weekday']} aria-hidden="true">
            {weekday.format(dateOf(day))}
          </span>
        ))}
        {grid.map((day, cell) => {
          if (today === undefined) return <span key={cell} className={styles['cell']} />;
          const isClosed = closedDays.includes(textOf(day));
          return (
            <label
              key={day}
              className={styles['cell']}
              data-today={day === today || undefined}
              data-outside={monthOf(day) !== month || undefined}
            >
              <input
                type="radio"
                name={name}
                checked={day === chosen}
                disabled={day < today || isClosed}
                onChange={() => onChoose(day)}
                aria-current={day === today ? 'date' : undefined}
              />
              <span aria-hidden="true">{dateOf(day).getUTCDate()}</span>
              <span className="visually-hidden">
                <span lang={datesIn}>{spoken.format(dateOf(day))}</span>
                {day === today && `, ${t('site.meeting.today')}`}
                {isClosed && `, ${t('site.meeting.closed')}`}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language].intl, { ...options, timeZone: 'UTC' });
}
