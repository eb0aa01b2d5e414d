import type { Collection } from './define.ts';
import type { FieldKind } from './fields/kinds.ts';

/** What one line of a table can show, and a list can be ordered by. */
const LINE_KINDS: ReadonlySet<FieldKind> = new Set(['choice', 'date', 'flag', 'icon', 'link', 'number', 'rich-text', 'text']);

export function lineFields({ fields }: Pick<Collection, 'fields'>): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (LINE_KINDS.has(kind) ? [name] : []));
}
