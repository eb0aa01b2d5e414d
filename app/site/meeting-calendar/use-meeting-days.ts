import { useEffect, useState } from 'react';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { type Day, type Month, monthOf, nowIn, textOf } from './day.ts';
import { isWorkingDay, nextOpenDay, type WorkingWeek } from './month-grid.ts';

/** Which days the calendar speaks of. Today is the company's, in the visitor's chosen country. */
export function useMeetingDays(country: Country, { week, closedDays }: { week: WorkingWeek; closedDays: readonly string[] }) {
  const [today, setToday] = useState<Day | undefined>(undefined);
  const [moved, setMoved] = useState<Month | undefined>(undefined);
  const [chosen, setChosen] = useState<Day | undefined>(undefined);

  useEffect(() => setToday(nowIn(COUNTRIES[country].timeZone, new Date()).day), [country]);

  const opening = today === undefined ? 0 : monthOf(nextOpenDay(today, week, closedDays));
  // Another country may rest on that day.
  const isOpen = chosen !== undefined && isWorkingDay(chosen, week) && !closedDays.includes(textOf(chosen));
  return { today, month: moved ?? opening, setMonth: setMoved, chosen: isOpen ? chosen : undefined, setChosen };
}
