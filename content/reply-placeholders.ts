/** What a prepared answer can leave to the message it answers. Typed in Latin letters in both languages, as `{name}`. */
export const REPLY_PLACEHOLDERS = ['name', 'product', 'reference', 'office', 'phone', 'signature'] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

const PLACEHOLDER = /\{\s*([^{}\s]{1,40})\s*\}/g;

/** The first one nobody could fill in. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));
}

/** In one go: a visitor whose name reads like a placeholder stays a name. */
export function fillPlaceholders(text: string, values: Readonly<Record<ReplyPlaceholder, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

function isPlaceholder(name: string): name is ReplyPlaceholder {
  return REPLY_PLACEHOLDERS.some((one) => one === name);
}
