import { inflateSync } from 'node:zlib';

/** The words of a PDF we made, in the order in which they are drawn, without the spaces between them. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  return pagesOf(pdf).join('');
}

/** The same, page by page. */
export function pagesOf(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map([...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));
  const streamOf = (body: string) => {
    const bytes = Buffer.from(body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')), 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
  };
  const lettersOf = (font: string) => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
    const pairs = streamOf(objects.get(map) ?? '').matchAll(/<([0-9a-f]{4})> <([0-9a-f]+)>\n/gi);
    return new Map(
      [...pairs].map(([, glyph = '', code = '']) => [glyph.toLowerCase(), Buffer.from(code, 'hex').swap16().toString('utf16le')]),
    );
  };
  // Each page has names of its own for its fonts.
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const fonts = new Map([...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(id)]));
      const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
      return drawn(streamOf(objects.get(contents) ?? ''), fonts).replaceAll(/[ \u00a0\u2066-\u2069]/g, '');
    });
}

function drawn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let glyphs: ReadonlyMap<string, string> = new Map();
  let texts = '';
  for (const [, font, text] of content.matchAll(/\/(f\d+) [\d.]+ Tf|(\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-f]*>)/gi)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    else
      texts +=
        hexOf(text ?? '')
          .match(/.{4}/g)
          ?.map((glyph) => glyphs.get(glyph) ?? '')
          .join('') ?? '';
  }
  return texts;
}

function hexOf(text: string): string {
  if (text.startsWith('<')) return text.slice(1, -1).toLowerCase();
  const plain = text
    .slice(1, -1)
    .replace(
      /\\([nrtbf()\\]|[0-7]{1,3})/g,
      (_, sign: string) => SIGNS[sign] ?? (/\d/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : sign),
    );
  return Buffer.from(plain, 'latin1').toString('hex');
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
