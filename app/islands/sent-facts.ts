import type { PageFacts } from '#app/page/page-facts.ts';

/** What a page tells its islands about itself. */
export type SentFacts = Omit<PageFacts, 'word' | 'file' | 'alternate' | 'origin'> & { texts: Readonly<Record<string, string>> };
