import { request } from '#app/page/api-client.ts';
import { useChange } from '#app/dashboard/use-change.ts';
import type { Message } from '#app/dashboard/shell/messages.tsx';

type Edited = { collection: string; id: number; before: number | undefined; after: number };

/** What a saved edit says besides its words: how it is undone, unless somebody saved again since. Nothing where nothing changed. */
export function useUndoEdit() {
  const change = useChange();
  return function undoOf({ collection, id, before, after }: Edited, onUndone?: () => void): Pick<Message, 'undo'> {
    if (!before || after <= before) return {};
    const undoing = request('POST /history/{collection}/{id}/restore/{version}', {
      params: { collection, id, version: before },
      query: { from: after },
    });
    return { undo: () => void change(undoing).then(({ isOk }) => isOk && onUndone?.()) };
  };
}
