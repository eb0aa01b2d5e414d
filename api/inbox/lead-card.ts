import type { Lead } from '#store/leads/leads.ts';
import type { ResponseClock } from './response-clock.ts';

export type LeadCard = ReturnType<typeof leadCard>;

/** A lead as the staff see it: what could identify the visitor's connection stays behind. */
export function leadCard(lead: Lead, names: ReadonlyMap<number, string>, clock: ResponseClock) {
  const { id, reference, kind, status, country, language, subject, message, page, name, email, phone, owner } = lead;
  return {
    id,
    reference,
    kind,
    status,
    country,
    language,
    subject,
    message,
    page,
    name,
    email,
    phone,
    owner,
    owner_name: owner === null ? null : (names.get(owner) ?? null),
    fields: JSON.parse(lead.fields) as Record<string, unknown>,
    consent: lead.consent,
    consent_version: lead.consent_version,
    spam_reasons: lead.spam_reasons.split(',').filter(Boolean),
    is_unread: lead.read_at === null,
    created_at: lead.created_at,
    answered_at: lead.answered_at,
    response: { minutes: clock.minutes, is_running: clock.isRunning, is_late: clock.isLate },
  };
}
