/** Months and days as text (`2026-11`, `2026-11-16`), counted in UTC, where no day is short or long. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function daysOf(month: string): string[] {
  const days = new Date(Date.parse(`${shiftMonth(month, 1)}-01T00:00:00Z`) - 1).getUTCDate();
  return Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** 1 is Monday, with which our weeks begin, and 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
