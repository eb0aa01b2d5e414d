import { createHash } from 'node:crypto';
import { LOCALES } from '#i18n/locales.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import type { Language } from '#i18n/translate.ts';
import type { AppError, ErrorCode } from '#api/errors.ts';

const TEXTS = { ar: siteAr, en: siteEn };
type Reason =
  | 'notFound'
  | 'failure'
  | 'refused.link'
  | 'refused.many'
  | 'refused.busy'
  | 'refused.address'
  | 'refused.form'
  | 'refused.large'
  | 'refused.foreign';

const REASONS: Readonly<Partial<Record<ErrorCode, Reason>>> = {
  'not-found': 'notFound',
  'too-many': 'refused.many',
  overloaded: 'refused.busy',
  unavailable: 'refused.busy',
  'disk-full': 'refused.busy',
  malformed: 'refused.address',
  'invalid-id': 'refused.address',
  'too-large': 'refused.large',
  'wrong-method': 'refused.form',
  'wrong-body': 'refused.form',
  'wrong-type': 'refused.address',
  'foreign-origin': 'refused.foreign',
  'not-allowed': 'refused.foreign',
};

/** Trying again does not help against these. */
const FINAL: ReadonlySet<Reason> = new Set(['refused.address', 'refused.form', 'refused.link']);

const STYLE = `
:root{color-scheme:dark}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:#0b0a09;color:#f6f1e8;font:1.125rem/1.7 system-ui,sans-serif}
main{max-inline-size:36rem;padding:2rem}
h1{font-size:2rem;line-height:1.4;margin:0 0 1rem}
p{margin:0 0 2rem}
a{color:inherit;display:inline-block;padding:.6rem 1.4rem;border:1px solid;border-radius:2rem;text-decoration:none;margin-inline-end:.75rem}
a:focus-visible{outline:3px solid #f2b84b;outline-offset:3px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of the refusal page: it may load nothing but its own style. */
export const REFUSAL_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none';style-src 'sha256-${STYLE_HASH}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
} as const;

/** For a person who was refused before any page was drawn: without database or script, in the language of the address. */
export function refusalPage(language: Language, { code, details }: Pick<AppError, 'code' | 'details'>, requestId?: string): string {
  const texts = TEXTS[language];
  const reason = details.reason === 'link-ended' ? 'refused.link' : (REASONS[code] ?? 'failure');
  const { code: lang, dir, prefix } = LOCALES[language];
  // An id has no sign that HTML would read otherwise (server/request-ids.ts).
  const number = requestId === undefined ? '' : `<p>${texts['site.failure.number']} <bdi>${requestId}</bdi></p>`;
  const [title, text] = [texts[`site.${reason}.title`], texts[`site.${reason}.text`]];
  return `<!DOCTYPE html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${number}${FINAL.has(reason) ? '' : `<a href="">${texts['site.failure.again']}</a>`}<a href="${prefix || '/'}">${texts['site.notFound.home']}</a></main></body></html>
`;
}
