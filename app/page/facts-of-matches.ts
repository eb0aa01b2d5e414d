import type { UIMatch } from 'react-router';
import type { FileFacts } from '#api/media/file-facts.ts';
import type { Country } from '#i18n/locales.ts';
import { languageOf } from '#app/page/address.ts';
import type { PageFacts } from './page-facts.ts';

type Loaded = {
  messages?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, FileFacts>>;
  country?: Country;
  origin?: string;
  asksForProof?: boolean;
  alternate?: string;
  requestId?: string | undefined;
};

/** The facts a page's loaders brought, each on its own level. */
export function factsOfMatches(
  matches: readonly Pick<UIMatch, 'loaderData'>[],
  { pathname, search }: { pathname: string; search: string },
): PageFacts {
  const levels = matches.flatMap(({ loaderData }): Loaded[] => (isLoaded(loaderData) ? [loaderData] : []));
  return {
    language: languageOf(pathname),
    pathname,
    search,
    origin: levels.find(({ origin }) => origin)?.origin ?? '',
    alternate: levels.findLast(({ alternate }) => alternate)?.alternate,
    country: levels.find(({ country }) => country)?.country ?? 'sa',
    requestId: levels.find(({ requestId }) => requestId)?.requestId,
    asksForProof: levels.some(({ asksForProof }) => asksForProof),
    word: (key) => levels.find(({ messages }) => messages?.[key] !== undefined)?.messages?.[key],
    file: (name) => levels.find(({ files }) => files?.[name])?.files?.[name],
  };
}

function isLoaded(data: unknown): data is Loaded {
  return typeof data === 'object' && data !== null;
}
