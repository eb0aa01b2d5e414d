import { textBefore } from '#content/known.ts';
import { collections } from '#content/index.ts';
import { type ShortlistItem, readShortlist, writeListedSize } from '#content/shortlist.ts';
import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';

type SentFrom = { page: string; fields: Readonly<Record<string, unknown>> };

/** Which of the site's tools a message came from. */
const TOOLS = { '/shortlist': 'kept', '/compare': 'compared', '/advisor': 'advised', '/wall': 'planned' } as const;
export type Tool = (typeof TOOLS)[keyof typeof TOOLS];

/** What the visitor had kept, compared or been advised when the message was sent, as far as the message says so. */
export async function loadContext({ operations, language }: Pick<DashboardArgs, 'operations' | 'language'>, lead: SentFrom) {
  const advice = typeof lead.fields['advice'] === 'string' ? lead.fields['advice'] : '';
  const visits = [...new Set([lead.page, advice])].flatMap((address) => {
    const tool = toolOf(address);
    return tool ? [{ tool, address, list: readShortlist(queryOf(address).get('products') ?? '') }] : [];
  });
  const ids = [...new Set(visits.flatMap(({ list }) => list.map(({ id }) => id)))];
  const found = ids.length > 0 ? await operations.content.readSome(collections.products, { language, sees: 'everything' }, ids) : [];
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return visits.map(({ tool, address, list }) => ({ tool, address, products: list.map((listed) => productOf(listed, names)) }));
}

function productOf(listed: ShortlistItem, names: ReadonlyMap<number, string>) {
  const { id, quantity, wall } = listed;
  return {
    id,
    quantity,
    name: names.get(id) ?? `#${id}`,
    size: wall ? wall.join(' × ') : writeListedSize(listed) && `${writeListedSize(listed)}″`,
  };
}

function toolOf(address: string): Tool | undefined {
  const path = textBefore(address, '?').replace(/^\/en(?=\/)/, '');
  return Object.entries(TOOLS).find(([at]) => at === path)?.[1];
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?', 2)[1] ?? '');
}
