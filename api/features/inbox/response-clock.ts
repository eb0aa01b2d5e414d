import type { Lead } from '#store/leads/leads.ts';
import type { OfficeHours } from '#api/business-hours/office-hours.ts';
import { minutesOfDay, workingMinutes } from '#api/business-hours/working-minutes.ts';

export type ResponseClock = { minutes: number; isRunning: boolean; isLate: boolean };

/** How long the visitor waited, or waits, in the working hours of the country; late after one working day. */
export function responseClock({ created_at, answered_at, status }: Lead, hours: OfficeHours, now: Date): ResponseClock {
  const isRunning = answered_at === null && status !== 'answered' && status !== 'spam';
  const until = answered_at ? new Date(answered_at) : now;
  const minutes = status === 'spam' ? 0 : workingMinutes(hours, new Date(created_at), until);
  return { minutes, isRunning, isLate: minutes > minutesOfDay(hours) };
}
