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
  const isWanted = ([key]: [string, string]) => wanted.has(key) || wanted.has(areaOf(key));
  const levels = matches.map(({ loaderData }) => sentTextsOf(loaderData) ?? {});
  return Object.fromEntries(levels.flatMap((texts) => Object.entries(texts).filter(isWanted)));
}
