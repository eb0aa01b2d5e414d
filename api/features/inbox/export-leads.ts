import type { LeadNote } from '#store/leads/inbox.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';
import type { CsvValue } from '#api/kernel/csv.ts';
import { leadDetails } from '#api/mail/lead-details.ts';
import { plainly } from '#api/mail/lead-texts.ts';
import type { LeadFacts } from './lead-card.ts';

const HEADINGS = [
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
  'title',
  'summary',
  'page',
  'notes',
  'fields',
  'file',
] as const;

/** A table in the reader's language, safe to open in a spreadsheet, whatever visitors wrote. */
export function exportedTable(language: Language) {
  const texts: Readonly<Record<string, string>> = dashboardTexts[language];
  const named = (group: string, value: string) => texts[`inbox.${group}.${value}`] ?? value;
  return {
    columns: HEADINGS.map((heading) => texts[`inbox.column.${heading}`] ?? heading),
    row(card: LeadFacts, notes: readonly LeadNote[], file: string | undefined): CsvValue[] {
      const { reference, created_at, answered_at, owner_name, name, email, phone, page } = card;
      const details = leadDetails(card.fields, language).map(({ label, value }) => `${label}: ${value}`);
      return [
        reference,
        named('kind', card.kind),
        named('status', card.status),
        named('country', card.country),
        named('language', card.language),
        created_at,
        answered_at,
        owner_name,
        name,
        email,
        phone,
        plainly(card.title),
        plainly(card.summary),
        page,
        notes.map(({ text }) => text).join('\n'),
        details.join('\n'),
        file ?? '',
      ];
    },
  };
}
