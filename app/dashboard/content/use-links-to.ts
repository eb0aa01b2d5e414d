import { request } from '#app/page/api-client.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import type { CollectionView } from './views.ts';

export type LinkingRecord = { title: string; place: string; label: string };

/** What leads to records that are about to go; nothing where records have no page, and nothing stands in the way if it cannot be told. */
export function useLinksTo({ name, hasPage }: Pick<CollectionView, 'name' | 'hasPage'>) {
  const api = useApi();
  return async (ids: readonly number[]): Promise<readonly LinkingRecord[]> => {
    if (!hasPage || ids.length === 0) return [];
    const answer = await api(request('GET /links/to/{collection}', { params: { collection: name }, query: { ids: ids.join(',') } }));
    return answer.isOk ? answer.body.links : [];
  };
}
