import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { isKind, isShelf } from './shelves.ts';

/** The filter is the address; a value that makes no sense is as good as none. */
export async function loadModeration({ operations, url }: DashboardArgs) {
  const [state, kind] = [url.searchParams.get('state'), url.searchParams.get('kind')];
  const filter = {
    state: isShelf(state) ? state : ('held' as const),
    kind: isKind(kind) ? kind : undefined,
    search: url.searchParams.get('search')?.slice(0, 100) || undefined,
    below: url.searchParams.get('below') || undefined,
  };
  const [page, blocks] = await Promise.all([operations.moderation.page(filter), operations.moderation.blocks()]);
  return { filter, page, blocks };
}

export type ModerationView = Awaited<ReturnType<typeof loadModeration>>;
