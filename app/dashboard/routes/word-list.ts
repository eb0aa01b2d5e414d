import type { Term } from '#content/writing/word-list.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';

export type WordList = { terms: readonly Term[] };

/** The company's words, for the forms that mark what deviates from them. */
export const loader = dashboardLoader('content.read', async ({ operations }): Promise<WordList> => ({
  terms: await operations.wording.terms(),
}));
