import type { Database } from '#store/database/open.ts';
import { openHistory } from './history/history.ts';

type Parts = { database: Database };

/** What keeps an office in order: looking back, looking over, taking out and bringing in. */
export function openOffice({ database }: Parts) {
  return { history: openHistory(database) };
}
