import { request, type Request } from '#app/page/api-client.ts';

/** What is decided about a meeting, and the day and the time that stand in its form. */
export function decisionCall(
  { id, sequence }: { id: string | number; sequence: number },
  { note, date, time, link }: Readonly<Record<string, string>>,
  change: string,
): Request {
  const day = change === 'declined' ? {} : { date, time, ...(link !== undefined && { link: link.trim() }) };
  return request('POST /meetings/{id}/decision', { params: { id }, body: { change, note, sequence, ...day } });
}
