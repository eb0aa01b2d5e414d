import { settingsGroups } from '#content/settings/index.ts';
import { keepAgreement } from '#store/agreements.ts';
import { isBlocked } from '#store/community/blocks.ts';
import { insertItemOnce } from '#store/community/insert-item.ts';
import type { ItemKind, ItemRow } from '#store/community/item.ts';
import type { Database } from '#store/database/open.ts';
import type { ItemState } from '#store/database/schema.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import type { HashAddress } from '#api/kernel/address-hash.ts';
import { invalid } from '#api/errors.ts';
import { agreementTo } from '#api/kernel/agreement.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { Signing } from '#api/kernel/signing.ts';
import type { Evidence } from '#api/spam/evidence.ts';
import type { SpamJudge, SpamReason } from '#api/spam/judge.ts';
import type { Language } from '#i18n/translate.ts';
import { isReservedName, nameKey } from '#api/kernel/reserved-names.ts';

export type Author = { address: string; language: Language; user?: SessionUser | undefined; evidence?: Evidence | undefined };

export type HoldReason = SpamReason | 'approval' | 'blocked' | 'reported';

/** A machine wrote it, or somebody who was shut out; everything else is for a person to judge. */
const SPAM: ReadonlySet<HoldReason> = new Set(['trap', 'too-fast', 'no-proof', 'blocked']);

/** `token` lets the author see words that wait; empty when they are public. */
export type Written = { row: ItemRow; token: string };

export type WritingParts = {
  database: Database;
  settings: Pick<SettingsOperations, 'read'>;
  judge: SpamJudge['judge'];
  hashAddress: HashAddress;
  signing: Signing;
  clock: () => Date;
};

type NewComment = { kind: ItemKind; about: number; name: string; text: string };

/** The one way in for comments, posts and comments on posts. */
export function openWriting({ database, settings, judge, hashAddress, signing, clock }: WritingParts) {
  async function refuseReserved(name: string, field: string): Promise<void> {
    const [en, ar, rules] = await Promise.all([
      settings.read(settingsGroups.site, 'en'),
      settings.read(settingsGroups.site, 'ar'),
      settings.read(settingsGroups.spam, 'en'),
    ]);
    const own = [en, ar].flatMap((site) => [site.company_name, site.short_name]);
    if (isReservedName(name, [...own, ...rules.reserved_names])) throw invalid({ [field]: 'reserved' });
  }

  async function judged(
    { name, text }: NewComment,
    { address, evidence }: Author,
  ): Promise<{ addressHash: string; reasons: HoldReason[] }> {
    const { addressHash, reasons } = await judge({ channel: 'community', address, texts: [name, text], evidence });
    const rules = await settings.read(settingsGroups.spam, 'en');
    const blocked = await isBlocked(database.kysely, [
      { kind: 'address', value: addressHash },
      { kind: 'name', value: nameKey(name) },
    ]);
    return {
      addressHash,
      reasons: [
        ...reasons,
        ...(blocked ? (['blocked'] as const) : []),
        ...(rules.moderation === 'after-approval' ? (['approval'] as const) : []),
      ],
    };
  }

  return async function write(comment: NewComment, author: Author, nameField: string): Promise<Written> {
    const isStaff = author.user !== undefined;
    if (!isStaff) await refuseReserved(comment.name, nameField);
    const { addressHash, reasons } = isStaff
      ? { addressHash: await hashAddress(author.address), reasons: [] }
      : await judged(comment, author);
    const at = clock().toISOString();
    const agreement = agreementTo('community', author.language);
    const row = await database.kysely.transaction().execute(async (tx) => {
      await keepAgreement(tx, { ...agreement, form: 'community', language: author.language, at });
      return insertItemOnce(tx, { ...comment, addressHash, at, state: stateOf(reasons), reasons, isStaff, agreement: agreement.version });
    });
    return { row, token: row.state === 'shown' ? '' : (await signing.signer('words'))(`${comment.kind}:${row.id}`) };
  };
}

function stateOf(reasons: readonly HoldReason[]): ItemState {
  if (reasons.length === 0) return 'shown';
  return reasons.some((reason) => SPAM.has(reason)) ? 'spam' : 'held';
}
