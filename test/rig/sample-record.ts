import type { AnyField } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import { lookNamed, type LookName } from '#content/looks.ts';
import type { LookRecord } from '#app/looks/look-props.ts';
import { FILM, PICTURE } from './draw-look.tsx';

export const SHEET = `${'d'.repeat(24)}.pdf`;
export const TARGET = '/en/product/15/GlowMate';
const ICON = '<svg><path d="M7 7"/></svg>';

/** A record with every place of a look filled, each with a value of its own; what is given stands instead. */
export function sampleRecord<L extends LookName>(look: L, given: Partial<LookRecord<L>> = {}): LookRecord<L> {
  const { needs, draws } = lookNamed[look];
  const props = Object.entries({ ...needs, ...draws }).map(([prop, field]) => [prop, sampleOf(prop, field)] as const);
  const record: unknown = { id: 1, fallback: [], ...Object.fromEntries(props), ...given };
  return record as LookRecord<L>;
}

/** What the HTML of a place must contain once it is drawn. */
export function markOf(prop: string, field: AnyField): string {
  switch (field.kind) {
    case 'link':
      return TARGET;
    case 'icon':
      return 'M7 7';
    case 'list':
      return isScalar(field.item) ? markOf(prop, field.item as AnyField) : `${prop} row`;
    default:
      return String(sampleOf(prop, field));
  }
}

function sampleOf(prop: string, field: AnyField): unknown {
  switch (field.kind) {
    case 'link':
      return { to: TARGET, isOutside: false, isOwn: true };
    case 'image':
    case 'media':
      return PICTURE;
    case 'video':
      return FILM;
    case 'document':
      return SHEET;
    case 'icon':
      return ICON;
    case 'flag':
      return 1;
    case 'list': {
      if (isScalar(field.item)) return [sampleOf(prop, field.item as AnyField)];
      return [
        Object.fromEntries(
          Object.entries(field.item).map(([name, cell]) => [name, name === 'image' ? PICTURE : cell.kind === 'flag' ? 1 : `${prop} row`]),
        ),
      ];
    }
    default:
      return `The ${prop}`;
  }
}
