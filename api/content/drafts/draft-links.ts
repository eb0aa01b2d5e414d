import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { LONGEST_LINK_HOURS } from '#content/releases.ts';
import { pathOf } from '#content/pages.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Draft } from '#store/drafts/draft.ts';
import { findDraft } from '#store/drafts/read-drafts.ts';
import { lockDraft, setDraftLink } from '#store/drafts/write-drafts.ts';
import { notFound } from '#api/errors.ts';
import type { Signing } from '#api/kernel/signing.ts';
import type { By } from '#api/kernel/written-by.ts';
import { draftedNamed } from './drafted-models.ts';

const HOUR_MS = 3600_000;
const PURPOSE = 'draft-link';

type RecordKey = { collection: string; id: number };
type Link = { token: string; path: string; endsAt: string };
/** `isNew` ends the link before; without it one that still holds is given out again. */
type Wanted = { hours: number; isNew: boolean };
export type DraftLinks = ReturnType<typeof openDraftLinks>;

/** A link that shows one draft to somebody without an account. It ends by itself, by another one, by hand, and with the draft. */
export function openDraftLinks({ database, clock, signing }: { database: Database; clock: () => Date; signing: Signing }) {
  const { kysely } = database;
  const holds = (link: Draft['link']) => link !== undefined && new Date(link.endsAt) >= clock();

  /** One after the other: of two who end a link one is told so, and two who want the standing one get the same. */
  function withDraft<Result>(record: RecordKey, work: (tx: Transaction<Schema>, draft: Draft) => Promise<Result>): Promise<Result> {
    return kysely.transaction().execute(async (tx) => {
      const draft = await lockDraft(tx, database, record);
      if (!draft) throw notFound();
      return work(tx, draft);
    });
  }

  async function setLink(tx: Transaction<Schema>, record: RecordKey, link: Draft['link'], action: string, by: By): Promise<void> {
    await setDraftLink(tx, record, link);
    const subject = `${record.collection}/${record.id}`;
    await recordAudit(tx, { at: clock().toISOString(), actor: by.actor, action, subject });
  }

  return {
    async make(record: RecordKey, { hours, isNew }: Wanted, by: By): Promise<Link> {
      const { path, link } = await withDraft(record, async (tx, draft) => {
        const path = pageOf(draft);
        if (path === undefined) throw notFound();
        if (!isNew && draft.link && holds(draft.link)) return { path, link: draft.link };
        const ends = new Date(clock().getTime() + Math.min(hours, LONGEST_LINK_HOURS) * HOUR_MS);
        const link = { key: randomBytes(9).toString('base64url'), endsAt: ends.toISOString() };
        await setLink(tx, record, link, 'draft-link', by);
        return { path, link };
      });
      const sign = await signing.signer(PURPOSE);
      return { token: sign(`${record.collection}/${record.id}/${link.key}`), path, endsAt: link.endsAt };
    },

    end: (record: RecordKey, by: By) =>
      withDraft(record, async (tx, draft) => {
        if (!holds(draft.link)) return false;
        await setLink(tx, record, undefined, 'draft-link-ended', by);
        return true;
      }),

    /** The draft that a link shows; undefined once it ended. */
    async linked(token: string): Promise<RecordKey | undefined> {
      const [collection = '', id, key] = (await signing.read(PURPOSE, token))?.split('/') ?? [];
      const draft = collection === '' ? undefined : await findDraft(kysely, collection, Number(id));
      return draft && draft.link?.key === key && holds(draft.link) ? { collection, id: draft.id } : undefined;
    },
  };
}

/** Where visitors will see it: on its own page, on that of its parent, or on the page a group of settings is for. */
function pageOf({ collection: name, id, parent }: Draft): string | undefined {
  const drafted = draftedNamed(name);
  if ('group' in drafted) return drafted.group.page && pathOf(drafted.group.page, 0);
  const { shown, parent: above } = drafted.collection;
  return shown.page && pathOf(shown.page, above === undefined ? id : parent);
}
