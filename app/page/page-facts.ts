import { createContext, use } from 'react';
import type { FileFacts } from '#api/media/file-facts.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';

/** What every part of a page may ask about it: drawn on the server, inside an island or in the dashboard, it asks the same way. */
export type PageFacts = {
  language: Language;
  /** The public address of this site, without a slash at the end; may be empty, and is not known to islands. */
  origin: string;
  pathname: string;
  search: string;
  /** Where the other language is, if not at the same address. */
  alternate: string | undefined;
  /** The country of visitors who have not chosen one. */
  country: Country;
  /** Whether forms must bring a solved calculation. */
  asksForProof: boolean;
  /** For pages about a failure. */
  requestId?: string | undefined;
  word: (key: string) => string | undefined;
  /** Knows the files of the page only where the whole page is drawn: an island is given its files as props. */
  file: (name: string) => FileFacts | undefined;
};

export const PageFactsContext = createContext<PageFacts | undefined>(undefined);

export function usePageFacts(): PageFacts {
  const facts = use(PageFactsContext);
  if (!facts) throw new Error('This part of a page is drawn outside of any page.');
  return facts;
}
