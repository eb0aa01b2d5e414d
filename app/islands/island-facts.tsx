import { use } from 'react';
import type { UIMatch } from 'react-router';
import { type PageFacts, usePageFacts } from '#app/page/page-facts.ts';
import { areaOf, sentTextsOf } from '#app/page/texts.ts';
import { IslandDrawingContext } from './island-drawing.ts';
import { scriptSafe } from './script-safe.ts';
import type { SentFacts } from './sent-facts.ts';

/** What all islands of a page need to know about it, said once and after the last of them. */
export function IslandFacts({ matches }: { matches: readonly UIMatch[] }) {
  const drawing = use(IslandDrawingContext);
  const facts = usePageFacts();
  if (!drawing || drawing.texts.size === 0) return null;
  const sent = sentFacts(facts, textsIn(matches, drawing.texts));
  return <script id="page-facts" type="application/json" dangerouslySetInnerHTML={{ __html: scriptSafe(sent) }} />;
}

function sentFacts({ language, pathname, search, country, asksForProof }: PageFacts, texts: SentFacts['texts']): SentFacts {
  return { language, pathname, search, country, asksForProof, texts };
}

function textsIn(matches: readonly UIMatch[], wanted: ReadonlySet<string>): SentFacts['texts'] {
  const isWanted = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && (wanted.has(entry[0]) || wanted.has(areaOf(entry[0])));
  return Object.fromEntries(matches.flatMap(({ loaderData }) => Object.entries(sentTextsOf(loaderData)).filter(isWanted)));
}
