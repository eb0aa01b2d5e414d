import { csvOf } from '#api/kernel/csv.ts';
import type { Change } from '#api/content/history/history.ts';

/** Safe to open in a spreadsheet, whatever names people gave their things. */
export function logAsCsv(changes: readonly Change[]): string {
  return csvOf(
    ['at', 'who', 'action', 'subject', 'title', 'address', 'token', 'details'],
    changes.map(({ at, actor, action, subject, title, address, token, details }) => [
      at,
      actor?.username ?? '',
      action,
      subject,
      title,
      address,
      token,
      JSON.stringify(details),
    ]),
  );
}
