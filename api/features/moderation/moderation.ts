import { recordAudit } from '#store/accounts/audit.ts';
import { addBlock, listBlocks, removeBlock } from '#store/community/blocks.ts';
import { countWaiting, listItems, type CommunityItem, type ItemQuery } from '#store/community/list-items.ts';
import { decide, undecide, type ItemRef } from '#store/community/moderate.ts';
import { ITEM_KINDS, itemsOf, type ItemKind } from '#store/community/item.ts';
import type { Database } from '#store/database/open.ts';
import type { ItemState } from '#store/database/schema.ts';
import { notFound } from '#api/errors.ts';
import { nameKey } from '#api/kernel/reserved-names.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { cursorFrom, cursorText } from './item-location.ts';

export type Moderation = ReturnType<typeof openModeration>;

export const STAFF_REASONS = ['rude', 'private-data', 'advertising', 'off-topic', 'other'] as const;
export type StaffReason = (typeof STAFF_REASONS)[number];

const PER_PAGE = 50;

export type PageQuery = Partial<{
  state: ItemQuery['state'] | undefined;
  kind: ItemKind | undefined;
  search: string | undefined;
  below: string | undefined;
}>;
export type HeldItems = ReturnType<typeof present>;

type Decision = { items: readonly ItemRef[]; to: ItemState; reason?: StaffReason | undefined };

/** What the staff does with what visitors wrote. Nothing is lost: every decision can be undone. */
export function openModeration({ database, clock }: { database: Database; clock: () => Date }) {
  const { kysely, engine } = database;
  const now = () => clock().toISOString();

  async function change({ items, to, reason }: Decision, actor: number | null): Promise<ItemRef[]> {
    const at = now();
    return kysely.transaction().execute(async (tx) => {
      const changed = await decide(tx, engine, items, { to, reason, at });
      for (const { kind, id } of changed)
        await recordAudit(tx, { at, actor, action: 'moderated', subject: `${kind}/${id}`, details: { to, ...(reason && { reason }) } });
      return changed;
    });
  }

  async function authorOf({ kind, id }: ItemRef): Promise<{ name: string; address_hash: string }> {
    const item = await kysely.selectFrom(itemsOf(kysely, kind)).select(['name', 'address_hash']).where('id', '=', id).executeTakeFirst();
    if (!item) throw notFound();
    return item;
  }

  return {
    /** One page of the list; `below` is the `next` of the page before. */
    async page({ state = 'held', kind, search, below }: PageQuery) {
      const query = { kinds: kind ? [kind] : ITEM_KINDS, state, search, below: cursorFrom(below), limit: PER_PAGE + 1 };
      const [found, counts] = await Promise.all([listItems(kysely, query), countWaiting(kysely)]);
      const shown = found.slice(0, PER_PAGE);
      const last = found.length > PER_PAGE ? shown.at(-1) : undefined;
      return { items: shown.map(present), next: last ? cursorText({ at: last.created_at, kind: last.kind, id: last.id }) : '', counts };
    },
    counts: () => countWaiting(kysely),
    decide: change,
    async remove(item: ItemRef, actor: number | null): Promise<void> {
      const found = await kysely
        .selectFrom(itemsOf(kysely, item.kind))
        .select('id')
        .where('id', '=', item.id)
        .where('state', '!=', 'deleted')
        .executeTakeFirst();
      if (!found) throw notFound();
      if ((await change({ items: [item], to: 'deleted' }, actor)).length === 0) throw notFound();
    },
    async undo({ items, from }: { items: readonly ItemRef[]; from?: ItemState | undefined }, actor: number | null): Promise<ItemRef[]> {
      const at = now();
      return kysely.transaction().execute(async (tx) => {
        const changed = await undecide(tx, engine, items, { at, from });
        for (const { kind, id } of changed) await recordAudit(tx, { at, actor, action: 'moderation-undone', subject: `${kind}/${id}` });
        return changed;
      });
    },
    blocks: () => listBlocks(kysely),
    /** From now on whatever comes from there goes to spam. What was written stays as it is. */
    async block(item: ItemRef, by: 'address' | 'name', user: SessionUser | undefined): Promise<void> {
      const { name, address_hash } = await authorOf(item);
      const value = by === 'name' ? nameKey(name) : address_hash;
      if (value === '') throw notFound();
      const [at, actor] = [now(), user?.id ?? null];
      await addBlock(kysely, { kind: by, value, label: name, actor, at });
      await recordAudit(kysely, { at, actor, action: 'author-blocked', subject: `${item.kind}/${item.id}`, details: { by } });
    },
    async unblock(id: number, user: SessionUser | undefined): Promise<void> {
      if (!(await removeBlock(kysely, id))) throw notFound();
      await recordAudit(kysely, { at: now(), actor: user?.id ?? null, action: 'author-unblocked', subject: `blocks/${id}` });
    },
  };
}

/** Not the author's address, not even hashed: nobody needs it to decide. */
function present({ kind, id, about, name, text, state, reasons, isStaff, reports, created_at }: CommunityItem) {
  return { kind, id, about, name, text, state, reasons, staff: isStaff, reports, created_at };
}
