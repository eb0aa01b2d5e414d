import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';

const PAGE_SIZE = 30;

/** The filter is the address. */
export async function loadInbox({ operations, url }: DashboardArgs) {
  const filter = operations.inbox.queryFrom(url.searchParams);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
  const { leads, total } = await operations.inbox.list(filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return { leads, total, page, pageSize: PAGE_SIZE, filter };
}

export type InboxView = Awaited<ReturnType<typeof loadInbox>>;
