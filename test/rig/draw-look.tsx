import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FileFacts } from '#api/media/file-facts.ts';
import { messagesOf } from '#app/page/messages.server.ts';
import { type PageFacts, PageFactsContext } from '#app/page/page-facts.ts';
import type { Language } from '#i18n/translate.ts';

/** Stored names of a picture and a film that every drawn look knows. */
export const PICTURE = `${'p'.repeat(24)}.jpg`;
export const FILM = `${'f'.repeat(24)}.mp4`;

const picture: FileFacts = { name: PICTURE, width: 800, height: 600, alt: 'A picture', variants: [], focal: { x: 0.5, y: 0.5 } };
const poster = { ...picture, name: `${'o'.repeat(24)}.jpg` };
const files = new Map([picture, { ...picture, name: FILM, alt: 'A film', poster }].map((file) => [file.name, file]));

/** The HTML the server writes for a part of a page. */
export function drawLook(part: ReactNode, language: Language = 'en'): string {
  const texts: Readonly<Record<string, string>> = messagesOf(language, ['everywhere', 'looks']);
  const facts: PageFacts = {
    language,
    origin: '',
    pathname: '/',
    search: '',
    alternate: undefined,
    country: 'sa',
    asksForProof: false,
    word: (key) => texts[key],
    file: (name) => files.get(name),
  };
  return renderToStaticMarkup(<PageFactsContext value={facts}>{part}</PageFactsContext>);
}
