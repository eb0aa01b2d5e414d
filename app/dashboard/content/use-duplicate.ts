import { request } from '#app/page/api-client.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import type { CollectionView } from './views.ts';

/** Copies a record with all its sections; the copy stays hidden until it is published. */
export function useDuplicate({ name }: Pick<CollectionView, 'name'>) {
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  return async (id: number) => {
    const answer = await api(request('POST /records/{collection}/{id}/duplicate', { params: { collection: name, id } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    await revalidate();
  };
}
