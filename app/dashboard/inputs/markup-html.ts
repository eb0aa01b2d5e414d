import { parseMarkup, type Run } from '#app/ui/prose/simple-markup.ts';

/** Simple markup as the HTML that looks the same, so that the editor can show it. */
export function htmlOfMarkup(source: string): string {
  return parseMarkup(source)
    .map((block) => {
      if (block.kind === 'paragraph') return `<p>${runsIn(block.runs)}</p>`;
      const tag = block.kind === 'numbered' ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((runs) => `<li><p>${runsIn(runs)}</p></li>`).join('')}</${tag}>`;
    })
    .join('');
}

function runsIn(runs: readonly Run[]): string {
  return runs.map(({ text, isBold }) => (isBold ? `<strong>${escaped(text)}</strong>` : escaped(text))).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
