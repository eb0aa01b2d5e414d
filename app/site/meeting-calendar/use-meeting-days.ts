import { useEffect, useState } from 'react';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { type Day, type Month, monthOf, nowIn, textOf } from './day.ts';
import { isWorkingDay, nextOpenDay, type WorkingWeek } from './month-grid.ts';

type Calendar = { week: WorkingWeek; closedDays: readonly string[]; today: Day };

/** Which days the calendar speaks of. Today is the company's, in the visitor's chosen country: first as the page says, then by the clock. */
export function useMeetingDays(country: Country, { week, closedDays, today: drawn }: Calendar) {
  const [today, setToday] = useState(drawn);
  const [moved, setMoved] = useState<Month | undefined>(undefined);
  const [chosen, setChosen] = useState<Day | undefined>(undefined);

  useEffect(() => setToday(nowIn(COUNTRIES[country].timeZone, new Date()).day), [country]);

  // Another country may rest on that day, and the page may be of yesterday.
  const isOpen = chosen !== undefined && chosen >= today && isWorkingDay(chosen, week) && !closedDays.includes(textOf(chosen));
  const month = moved ?? monthOf(nextOpenDay(today, week, closedDays));
  return { today, month, setMonth: setMoved, chosen: isOpen ? chosen : undefined, setChosen };
}
