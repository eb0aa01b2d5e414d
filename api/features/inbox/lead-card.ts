import type { Lead } from '#store/leads/leads.ts';
import { leadSummary, leadTitle } from '#api/mail/lead-texts.ts';
import type { Language } from '#i18n/translate.ts';
import { recordIn } from '#content/known.ts';

export type LeadFacts = ReturnType<typeof leadFacts>;
export type LeadCard = LeadFacts & {
  is_unsent: boolean;
  response: { minutes: number; is_running: boolean; is_late: boolean };
};

/** A lead as the staff see it: what could identify the visitor's connection stays behind. */
export function leadFacts(lead: Lead, names: ReadonlyMap<number, string>, reader: Language) {
  const { id, reference, kind, status, country, language, subject, message, page, name, email, phone, phone_e164, owner } = lead;
  const fields = recordIn(lead.fields);
  const sent = { ...lead, fields };
  return {
    id,
    reference,
    kind,
    status,
    country,
    language,
    subject,
    message,
    title: leadTitle(sent, reader),
    summary: leadSummary(sent, reader),
    page,
    name,
    email,
    phone,
    phone_e164,
    owner,
    owner_name: owner === null ? null : (names.get(owner) ?? null),
    fields,
    consent: lead.consent,
    consent_version: lead.consent_version,
    spam_reasons: lead.spam_reasons.split(',').filter(Boolean),
    is_unread: lead.read_at === null,
    created_at: lead.created_at,
    answered_at: lead.answered_at,
    remind_on: lead.remind_on,
    merged_into: lead.merged_into,
  };
}
