import { listIn, textIn } from '#app/dashboard/read-json.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import type { CollectionView } from './views.ts';

export type LinkedPlace = { title: string; place: string; label: string };

/** What leads to records that are about to go; nothing where records have no page, and nothing stands in the way if it cannot be told. */
export function useLinksTo({ name, hasPage }: Pick<CollectionView, 'name' | 'hasPage'>) {
  const api = useApi();
  return async (ids: readonly number[]): Promise<readonly LinkedPlace[]> => {
    if (!hasPage || ids.length === 0) return [];
    const { body } = await api({ method: 'GET', path: `/links/to/${name}?ids=${ids.join(',')}` });
    return listIn(body, 'links', (link) => ({ title: textIn(link, 'title'), place: textIn(link, 'place'), label: textIn(link, 'label') }));
  };
}
