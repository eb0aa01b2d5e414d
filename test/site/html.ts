const ESCAPES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

const plain = (text: string) => text.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (sign) => ESCAPES[sign]!);

/** Letters without spaces and marks of direction, so that texts are equal however they are broken into elements. */
export const squash = (text: string) => plain(text).replaceAll(/[\s\u2066-\u2069]+/g, '');

/** What a reader of this piece of a page reads. */
export const lettersOf = (html: string) =>
  squash(html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ''));

/** Everything in the first element of this name. */
export function partOf(html: string, name: 'header' | 'main' | 'footer' | 'title'): string {
  return new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';
}

export function headingsOf(html: string, level: 1 | 2 | 3): string[] {
  return [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(([, inside]) => lettersOf(inside!));
}

type Link = { to: string; letters: string; tag: string };

export function linksIn(html: string): Link[] {
  return [...html.matchAll(/(<a\b[^>]*>)([\s\S]*?)<\/a>/g)].map(([, tag = '', inside = '']) => ({
    to: decodeURIComponent(plain(/ href="([^"]*)"/.exec(tag)?.[1] ?? '')),
    letters: lettersOf(inside),
    tag,
  }));
}
