import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import type { RecordPage } from '#content/pages.ts';

/** Whose records have this page. */
export function collectionWithPage(page: RecordPage): Collection | undefined {
  return allCollections.find((collection) => collection.page === page);
}
