import { textBefore } from '#content/known.ts';
import type { FastifyReply } from 'fastify';
import { inLanguage, languageOf } from '#app/page/address.ts';
import { withoutData } from '#app/page/data-address.ts';

/** The page every visitor gets, at every address, while the site is closed. */
export function closedPageFor(url: string): string {
  return inLanguage('/closed', languageOf(pathOf(url)));
}

/** Tells the open page to load its target as a whole, in the form React Router understands: there the visitor reads why. */
export function reloadDocument(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .code(204)
    .headers({
      'x-remix-redirect': withoutData(pathOf(url)),
      'x-remix-reload-document': 'true',
      'cache-control': 'no-store',
    })
    .send();
}

function pathOf(url: string): string {
  return textBefore(url, '?');
}
