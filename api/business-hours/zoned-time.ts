import { dateFormat } from '#i18n/formats.ts';

/** A time as people of one place read it on their clocks. */
export type LocalTime = { day: string; time: string };

const MINUTE_MS = 60_000;

export function localTimeIn(timeZone: string, instant: Date): LocalTime {
  const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = format.format(instant).split(' ');
  return { day, time };
}

/** The moment a clock in that place shows the time: the zone's distance at a first guess, and once more where it changes between. */
export function instantOf(timeZone: string, { day, time }: LocalTime): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let instant = wanted;
  for (let look = 0; look < 2; look += 1) {
    const shown = localTimeIn(timeZone, new Date(instant));
    instant += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(Math.round(instant / MINUTE_MS) * MINUTE_MS);
}
