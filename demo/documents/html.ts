/** Markup that is safe to print; everything else is escaped on its way in. */
export type Html = { readonly markup: string };

type Piece = string | number | Html | readonly Html[] | undefined;

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { markup: strings.map((text, index) => text + printed(pieces[index])).join('') };
}

/** A number, a code or an address, which reads from left to right wherever it stands. */
export function leftToRight(text = ''): Html {
  return { markup: `<bdi dir="ltr">${escaped(text)}</bdi>` };
}

function printed(piece: Piece): string {
  if (piece === undefined) return '';
  if (typeof piece === 'object') return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
  return withIsolates(escaped(String(piece)));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Sizes and ranges keep the order they are written in, also inside Arabic. */
function withIsolates(text: string): string {
  return text.replaceAll(/[−+]?\d[\d.,:]*(?:\s?[×/–]\s?[−+]?\d[\d.,:]*)+/g, '<bdi dir="ltr">$&</bdi>');
}
