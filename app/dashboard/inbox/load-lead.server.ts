import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { idOf } from '#app/page/page-loader.server.ts';
import { loadContext } from './load-context.server.ts';
import { loadStaff } from './load-staff.server.ts';

/** Everything about one message, and what the list it was opened from shows before and after it. */
export async function loadLead(page: DashboardArgs) {
  const { operations, language, params, url, user } = page;
  const { inbox, meetings } = operations;
  const id = idOf(params);
  const lead = await inbox.open(id, language);
  const [users, meeting, replies, person, neighbours, context] = await Promise.all([
    loadStaff(operations, 'leads.read'),
    lead.kind === 'meeting' && lead.status !== 'spam' && lead.fields['date'] ? meetings.open(id, language) : undefined,
    inbox.readyReplies(id, language, user.id),
    inbox.samePerson(id, language),
    inbox.neighbours(id, inbox.queryFrom(url.searchParams), user.id, language),
    loadContext(page, lead),
  ]);
  const { products: listed, advice: _shownAsLink, ...others } = lead.fields;
  const details = inbox.detailsOf(others, language);
  const products = inbox.listedIn(listed);
  return { lead, details, products, meeting, users, replies, person, neighbours, context };
}

export type LeadView = Awaited<ReturnType<typeof loadLead>>;
