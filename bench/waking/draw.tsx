import { renderToString } from 'react-dom/server';
import { siteEn } from '#i18n/messages/site.en.ts';
import { createIslandDrawing, IslandDrawingContext } from '#app/islands/island-drawing.ts';
import type { SentFacts } from '#app/islands/sent-facts.ts';
import { type PageFacts, PageFactsContext } from '#app/page/page-facts.ts';
import { ContactForm } from '#app/site/contact-form/contact-form.island.tsx';

const TEXTS: Readonly<Record<string, string>> = siteEn;
const SENT = { language: 'en', pathname: '/en/contact', search: '', country: 'sa', asksForProof: false } as const;

/** The contact form as an island, as the component it was made of, and what both are told about their page. */
export function drawContact(): { island: string; plain: string; facts: string } {
  const said = new Map<string, string>();
  const word = (key: string) => {
    const text = TEXTS[key];
    if (text !== undefined) said.set(key, text);
    return text;
  };
  const facts: PageFacts = { ...SENT, origin: '', alternate: undefined, word, file: () => undefined };
  const form = (
    <PageFactsContext value={facts}>
      <ContactForm posted={undefined} />
    </PageFactsContext>
  );
  const drawing = createIslandDrawing((tree, identifierPrefix) => renderToString(tree, { identifierPrefix }));
  const plain = renderToString(form);
  const island = renderToString(<IslandDrawingContext value={drawing}>{form}</IslandDrawingContext>);
  return { island, plain, facts: JSON.stringify({ ...SENT, texts: Object.fromEntries(said) } satisfies SentFacts) };
}
