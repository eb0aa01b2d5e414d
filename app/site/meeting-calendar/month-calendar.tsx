import { dateFormat } from '#i18n/formats.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { dateOf, type Day, firstDayOf, type Month, monthOf, textOf } from './day.ts';
import { isWorkingDay, monthGrid, type WorkingWeek } from './month-grid.ts';
import styles from './month-calendar.module.css';

type MonthCalendarProps = {
  today: Day;
  month: Month;
  week: WorkingWeek;
  closedDays: readonly string[];
  datesIn: Language;
  chosen: Day | undefined;
  onChoose: (day: Day) => void;
  onMonth: (month: Month) => void;
};

/** Five weeks of five working days; a chosen day is lit. Its radio buttons are one stop for the keyboard. */
export function MonthCalendar({ today, month, week, closedDays, datesIn, chosen, onChoose, onMonth }: MonthCalendarProps) {
  const t = useTexts();
  const grid = monthGrid(month, week);
  const isClosed = (day: Day) => closedDays.includes(textOf(day)) || !isWorkingDay(day, week);
  const open = grid.filter((day) => day >= today && !isClosed(day));
  // One day takes the Tab key, from either side; arrows go to the others.
  const stop = open.find((day) => day === chosen) ?? open[0];
  const spoken = formatter(datesIn, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = formatter(useLanguage(), { weekday: 'short' });
  return (
    <fieldset className={styles['calendar']} data-needs-scripts>
      <legend className="visually-hidden">{t('site.meeting.day')}</legend>
      <div className={styles['head']}>
        <IconButton look="bare" icon="chevron-left" flips label={t('site.meeting.earlierMonth')} onClick={() => onMonth(month - 1)} />
        <p className={styles['month']} lang={datesIn} dir={LOCALES[datesIn].dir} aria-live="polite">
          {formatter(datesIn, { month: 'long', year: 'numeric' }).format(dateOf(firstDayOf(month)))}
        </p>
        <IconButton look="bare" icon="chevron-right" flips label={t('site.meeting.laterMonth')} onClick={() => onMonth(month + 1)} />
      </div>
      <div className={styles['grid']}>
        {grid.slice(0, 5).map((day) => (
          <span key={day} className={styles['weekday']} aria-hidden="true">
            {weekday.format(dateOf(day))}
          </span>
        ))}
        {grid.map((day) => (
          <label
            key={day}
            className={styles['cell']}
            data-today={day === today || undefined}
            data-outside={monthOf(day) !== month || undefined}
          >
            <input
              type="radio"
              name="date"
              value={textOf(day)}
              checked={day === chosen}
              disabled={!open.includes(day)}
              tabIndex={day === stop ? 0 : -1}
              onChange={() => onChoose(day)}
              aria-current={day === today ? 'date' : undefined}
            />
            <span aria-hidden="true">{dateOf(day).getUTCDate()}</span>
            <span className="visually-hidden">
              <span lang={datesIn}>{spoken.format(dateOf(day))}</span>
              {day === today && `, ${t('site.meeting.today')}`}
              {isClosed(day) && `, ${t('site.meeting.closed')}`}
            </span>
          </label>
        ))}
      </div>
      {/* A chosen day stays chosen while another month is looked at. */}
      {chosen !== undefined && !grid.includes(chosen) && <input type="hidden" name="date" value={textOf(chosen)} />}
    </fieldset>
  );
}

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(LOCALES[language].intl, { ...options, timeZone: 'UTC' });
}
