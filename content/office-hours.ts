/** From when until when, as clocks of the place show it: `09:00` to `18:00`. */
export type Span = { opens: string; closes: string };

export type WorkingHours = Span & {
  /** Numbers of the weekdays, 0 is Sunday. */
  workingDays: readonly number[];
  closedDays: readonly string[];
  /** Weekdays with hours of their own, such as Friday. */
  ownDays: readonly (Span & { weekday: number })[];
  /** Days in a row with other hours, such as Ramadan; without hours the office is closed. The last that fits holds. */
  periods: readonly { from: string; until: string; span: Span | null }[];
};

/** When it is open on a day; nothing where it is closed. */
export function spanOn(hours: WorkingHours, day: string): Span | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const weekday = date.getUTCDay();
  if (!hours.workingDays.includes(weekday) || hours.closedDays.includes(day)) return undefined;
  const period = hours.periods.findLast(({ from, until }) => from <= day && day <= until);
  if (period) return period.span ?? undefined;
  const { opens, closes } = hours.ownDays.find((one) => one.weekday === weekday) ?? hours;
  return { opens, closes };
}

type DayRow = Span & { weekday: string };
type PeriodRow = Span & { from: string; until: string };

/** Rows of the settings as hours: what a row does not say it takes from the usual ones, and a period without any time is closed. */
export function specialHours(
  ownDays: readonly DayRow[],
  periods: readonly PeriodRow[],
  usual: Span,
): Pick<WorkingHours, 'ownDays' | 'periods'> {
  return {
    ownDays: ownDays.flatMap(({ weekday, opens, closes }) =>
      weekday === '' ? [] : [{ weekday: Number(weekday), ...filled({ opens, closes }, usual) }],
    ),
    periods: periods.flatMap(({ from, until, ...span }) =>
      from === '' ? [] : [{ from, until: until || from, span: span.opens || span.closes ? filled(span, usual) : null }],
    ),
  };
}

function filled({ opens, closes }: Span, usual: Span): Span {
  return { opens: opens || usual.opens, closes: closes || usual.closes };
}
