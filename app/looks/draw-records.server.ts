import type { Collection } from '#content/define.ts';
import type { AnyField } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import { lookNamed } from '#content/looks.ts';
import type { ShownLook } from '#content/shown.ts';
import type { Language } from '#i18n/translate.ts';
import { iconDrawing } from '#app/page/content-icons.ts';
import { addressOf } from '#app/page/links.ts';
import type { DrawnLink } from './look-props.ts';
import type { ResolveLink } from './resolve-links.server.ts';

export type Item = { id: number; fallback: readonly string[] } & Readonly<Record<string, unknown>>;
export type Shown = { collection: Collection; look: ShownLook };

/** The stored links among what a look draws. */
export function linksOf({ look }: Shown, items: readonly Item[]): string[] {
  const fields = Object.entries(propsOf(look)).flatMap(([prop, { kind }]) => (kind === 'link' ? (look.from[prop] ?? []) : []));
  return items.flatMap((item) => fields.map((field) => String(item[field] ?? '')));
}

/** Of each record only what its look draws, under the look's names. */
export function drawRecords(shown: Shown, items: readonly Item[], resolve: ResolveLink, language: Language) {
  const props = Object.entries(propsOf(shown.look));
  return Promise.all(
    items.map(async (item) => {
      const drawn = await Promise.all(
        props.map(async ([prop, wanted]) => [prop, await draw(shown, prop, wanted, item, resolve, language)] as const),
      );
      const fallback = props.flatMap(([prop]) => (item.fallback.includes(shown.look.from[prop] ?? '') ? [prop] : []));
      return { id: item.id, fallback, ...Object.fromEntries(drawn) };
    }),
  );
}

async function draw(
  { collection, look }: Shown,
  prop: string,
  wanted: AnyField,
  item: Item,
  resolve: ResolveLink,
  language: Language,
): Promise<unknown> {
  const field = look.from[prop];
  if (wanted.kind === 'link') return field === undefined ? undefined : linkOf(collection, field, item, resolve, language);
  const value = field === undefined ? wanted.empty : (item[field] ?? wanted.empty);
  if (wanted.kind === 'icon') return iconDrawing(String(value));
  if (wanted.kind === 'list' && isScalar(wanted.item) && wanted.item.kind === 'icon' && Array.isArray(value))
    return (await Promise.all(value.map((name) => iconDrawing(String(name))))).filter(Boolean);
  return value;
}

function linkOf(collection: Collection, field: string, item: Item, resolve: ResolveLink, language: Language): DrawnLink | undefined {
  if (field !== 'id') return resolve(String(item[field] ?? ''));
  return { to: addressOf(collection, item, language), isOutside: false, isOwn: true };
}

function propsOf({ look }: ShownLook): Readonly<Record<string, AnyField>> {
  const { needs, draws } = lookNamed[look];
  return { ...needs, ...draws };
}
