import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';

/** The filter is the address. */
export async function loadInbox({ operations: { inbox }, url, language }: DashboardArgs) {
  const filter = inbox.queryFrom(url.searchParams);
  const { page, limits } = pageOf(url);
  const { leads, total } = await inbox.list(filter, limits, language);
  return { leads, total, page, pageSize: PAGE_SIZE, filter };
}

export type InboxView = Awaited<ReturnType<typeof loadInbox>>;
