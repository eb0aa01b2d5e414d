import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { idOf } from '#app/page/page-loader.server.ts';

/** Everything about one message; what the form called its fields is said in words. */
export async function loadLead({ operations, language, params }: DashboardArgs) {
  const id = idOf(params);
  const lead = await operations.inbox.open(id, language);
  const [users, meeting] = await Promise.all([
    operations.accounts.listUsers(),
    lead.kind === 'meeting' && lead.status !== 'spam' && lead.fields['date'] ? operations.meetings.open(id, language) : undefined,
  ]);
  const { products: listed, ...others } = lead.fields;
  const details = operations.inbox.detailsOf(others, language);
  const products = operations.inbox.listedIn(listed);
  return {
    lead,
    details,
    products,
    meeting,
    users: users
      .filter(({ isDisabled }) => !isDisabled)
      .map(({ id, username, displayName }) => ({ id, username: displayName || username })),
  };
}

export type LeadView = Awaited<ReturnType<typeof loadLead>>;
