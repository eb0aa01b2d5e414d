import type { LeadNote } from '#store/leads/inbox.ts';
import { csvOf } from '#api/csv.ts';
import type { LeadCard } from './lead-card.ts';

const COLUMNS = [
  'reference',
  'kind',
  'status',
  'country',
  'language',
  'created_at',
  'answered_at',
  'owner_name',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'page',
] as const satisfies readonly (keyof LeadCard)[];

/** Safe to open in a spreadsheet, whatever visitors wrote. */
export function leadsAsCsv(
  cards: readonly LeadCard[],
  notes: ReadonlyMap<number, readonly LeadNote[]>,
  files: ReadonlyMap<number | null, string>,
): string {
  const rows = cards.map((card) => [
    ...COLUMNS.map((column) => card[column]),
    (notes.get(card.id) ?? []).map(({ text }) => text).join('\n'),
    JSON.stringify(card.fields),
    files.get(card.id) ?? '',
  ]);
  return csvOf([...COLUMNS, 'notes', 'fields', 'file'], rows);
}
