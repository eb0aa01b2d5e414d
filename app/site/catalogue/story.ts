import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';

/** The standard item, as twelve of the catalogue's collections have it: a title, a sentence, a file and where it leads. */
type StandardItem = Item<typeof collections.productCards>;
export type Story = Pick<StandardItem, 'id' | 'title' | 'text' | 'path' | 'icon' | 'fallback'>;

export function storyOf({ id, title, text, path, icon, fallback }: Story): Story {
  return { id, title, text, path, icon, fallback };
}
