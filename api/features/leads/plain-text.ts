import sanitizeHtml from 'sanitize-html';
import { isHtml } from '#content/clean-html.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Browsers of the old client sent HTML; what is stored is its text. */
export function plainText(message: string): string {
  if (!isHtml(message)) return message;
  const escaped = sanitizeHtml(message.replace(/<(?:br|\/p|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  }).trim();
  return escaped.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
