import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { loadStaff } from './load-staff.server.ts';

/** The filter is the address. */
export async function loadInbox({ operations, url, language, user }: DashboardArgs) {
  const { inbox, savedViews } = operations;
  const filter = inbox.queryFrom(url.searchParams);
  const { page, limits } = pageOf(url);
  const [{ leads, total }, due, views, users] = await Promise.all([
    inbox.list(filter, limits, language, user.id),
    inbox.due(user.id),
    savedViews.list('inbox', user, language),
    loadStaff(operations, 'leads.read'),
  ]);
  return { leads, total, page, pageSize: PAGE_SIZE, filter, due, views, users };
}

export type InboxView = Awaited<ReturnType<typeof loadInbox>>;
