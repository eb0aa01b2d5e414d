import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'bdi',
  ],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'], '*': ['dir', 'lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

const TAG = /<[a-z!/]/i;

/** Text with tags is HTML and is cleaned by the allow-list; anything else is simple markup and stays as typed. */
export function cleanRichText(value: string): string {
  return TAG.test(value) ? sanitizeHtml(value, ALLOWED).trim() : value;
}

export function isHtml(value: string): boolean {
  return TAG.test(value);
}
