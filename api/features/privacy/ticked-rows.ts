import type { PersonData } from '#store/privacy/find-person.ts';
import { invalid } from '#api/errors.ts';

/** How one found row is named when somebody ticks it. Notes, mails and files of a found lead go with the lead. */
export const rowOf = {
  lead: ({ id }: { id: number }) => `leads/${id}`,
  note: ({ id }: { id: number }) => `notes/${id}`,
  mail: ({ id }: { id: number }) => `mails/${id}`,
  words: ({ kind, id }: { kind: string; id: number }) => `words/${kind}/${id}`,
  subscriber: ({ id }: { id: number }) => `subscribers/${id}`,
  offer: ({ id }: { id: number }) => `offers/${id}`,
} as const;

/** Nothing but what was ticked, and nothing that was not found: a row of somebody else cannot be named here. */
export function pickRows(
  { leads, notes, mails, files, words, subscribers, offers, views }: PersonData,
  rows: readonly string[],
): PersonData {
  const ticked = new Set(rows);
  const isTicked = (row: string) => ticked.delete(row);
  const found = new Set(leads.map(({ id }) => id));
  const chosen = leads.filter((lead) => isTicked(rowOf.lead(lead)));
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const goes = (leadId: number | null, row: string) => (found.has(leadId ?? 0) ? chosenIds.has(leadId ?? 0) : isTicked(row));
  const picked: PersonData = {
    leads: chosen,
    notes: notes.filter((note) => goes(note.lead_id, rowOf.note(note))),
    mails: mails.filter((mail) => goes(mail.lead_id, rowOf.mail(mail))),
    files: files.filter(({ lead_id }) => chosenIds.has(lead_id ?? 0)),
    words: words.filter((item) => isTicked(rowOf.words(item))),
    subscribers: subscribers.filter((subscriber) => isTicked(rowOf.subscriber(subscriber))),
    offers: offers.filter((offer) => isTicked(rowOf.offer(offer))),
    views,
  };
  if (ticked.size > 0) throw invalid({ rows: 'changed-since' });
  return picked;
}
