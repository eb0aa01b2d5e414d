import type { Language } from '#content/document.ts';
import { contactAe, contactSa } from '#demo/settings/contact.ts';
import { html, leftToRight, type Html } from './html.ts';
import { WORDS } from './words.ts';

const LOCKUPS = { en: 'lockup-latin.svg', ar: 'lockup-arabic.svg' } as const satisfies Record<Language, string>;

/** As far as the record says it. */
export type Card = { title?: string | undefined; sub?: string | undefined; text?: string | undefined };

/** The whole document; fonts, styles and pictures lie beside it while it is printed. */
export function documentPage(language: Language, title: string, pages: readonly Html[]): Html {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <link rel="stylesheet" href="sheet.css" />
      </head>
      <body>
        ${pages}
      </body>
    </html>`;
}

export function lockup(language: Language): Html {
  return html`<img class="lockup" src="${LOCKUPS[language]}" alt="" />`;
}

export function head(
  language: Language,
  { kind, title, headline, picture }: { kind: string; title: string | undefined; headline: string | undefined; picture: string },
): Html {
  return html`<header class="head">
    <div class="head-words">
      ${lockup(language)}
      <div>
        <p class="kind">${kind}</p>
        <h1>${title}</h1>
        <p class="headline">${headline}</p>
      </div>
    </div>
    <img src="${picture}" alt="" />
  </header>`;
}

export function foot(language: Language): Html {
  const words = WORDS[language];
  return html`<footer>
    <p>${words.note}</p>
    <span>${words.riyadh} ${leftToRight(contactSa.shared?.phone)}</span>
    <span>${words.dubai} ${leftToRight(contactAe.shared?.phone)}</span>
  </footer>`;
}

export function cards(list: readonly Card[] = []): Html {
  return html`<div class="cards">
    ${list.map(
      ({ title, sub, text }) =>
        html`<article>
          <h3>${title}</h3>
          ${sub === undefined ? undefined : html`<p class="sub">${sub}</p>`}
          <p>${text}</p>
        </article>`,
    )}
  </div>`;
}
