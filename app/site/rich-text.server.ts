import { cleanRichText, isHtml } from '#content/clean-html.ts';
import { type Block, parseMarkup, type Run } from '#app/ui/prose/simple-markup.ts';

/** Rich text as HTML a page may draw: what has tags is cleaned again by the allow-list, anything else is simple markup. */
export function richHtml(text: string): string {
  return isHtml(text) ? cleanRichText(text) : parseMarkup(text).map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  if (block.kind === 'paragraph') return `<p>${runsHtml(block.runs)}</p>`;
  const list = block.kind === 'numbered' ? 'ol' : 'ul';
  return `<${list}>${block.items.map((runs) => `<li>${runsHtml(runs)}</li>`).join('')}</${list}>`;
}

function runsHtml(runs: readonly Run[]): string {
  return runs.map(({ text, isBold }) => (isBold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
