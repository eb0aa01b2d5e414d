import { use } from 'react';
import type { UIMatch } from 'react-router';
import { type PageFacts, usePageFacts } from '#app/page/page-facts.ts';
import { areaOf, wordsOf } from '#app/page/texts.ts';
import { IslandDrawingContext } from './island-drawing.ts';
import { scriptSafe } from './script-safe.ts';
import type { SentFacts } from './sent-facts.ts';

/** What all islands of a page need to know about it, said once and after the last of them. */
export function IslandFacts({ matches }: { matches: readonly UIMatch[] }) {
  const drawing = use(IslandDrawingContext);
  const facts = usePageFacts();
  if (!drawing || drawing.words.size === 0) return null;
  const sent = sentFacts(facts, wordsIn(matches, drawing.words));
  return <script id="page-facts" type="application/json" dangerouslySetInnerHTML={{ __html: scriptSafe(sent) }} />;
}

function sentFacts({ language, pathname, search, country, asksForProof }: PageFacts, words: SentFacts['words']): SentFacts {
  return { language, pathname, search, country, asksForProof, words };
}

function wordsIn(matches: readonly UIMatch[], wanted: ReadonlySet<string>): SentFacts['words'] {
  const isWanted = ([key]: [string, string]) => wanted.has(key) || wanted.has(areaOf(key));
  const levels = matches.map(({ loaderData }) => wordsOf(loaderData) ?? {});
  return Object.fromEntries(levels.flatMap((words) => Object.entries(words).filter(isWanted)));
}
