/** The same day of an earlier month, or its last: the thirty-first of February is no day in March, which would erase too early. */
export function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then.toISOString();
}
