import { settingsGroups } from '#content/settings/index.ts';
import { keepAgreement } from '#store/agreements.ts';
import { isBlocked } from '#store/community/blocks.ts';
import { insertWordsOnce } from '#store/community/insert-words.ts';
import type { WordsKind, WordsRow } from '#store/community/words.ts';
import type { Database } from '#store/database/open.ts';
import type { WordsState } from '#store/database/schema.ts';
import type { SessionUser } from '#api/accounts/accounts.ts';
import type { HideAddress } from '#api/accounts/hidden-address.ts';
import { invalid } from '#api/errors.ts';
import { agreementTo } from '#api/privacy/agreement.ts';
import type { SettingsOperations } from '#api/settings/settings.ts';
import type { Signing } from '#api/signing.ts';
import type { Evidence } from '#api/spam/evidence.ts';
import type { SpamJudge, SpamReason } from '#api/spam/judge.ts';
import type { Language } from '#i18n/translate.ts';
import { isReservedName, nameKey } from './reserved-names.ts';

/** Who writes, as far as the server can tell. */
export type Author = { address: string; language: Language; user?: SessionUser | undefined; evidence?: Evidence | undefined };

export type HoldReason = SpamReason | 'approval' | 'blocked' | 'reported';

/** A machine wrote it, or somebody who was shut out; everything else is for a person to judge. */
const SPAM: ReadonlySet<HoldReason> = new Set(['trap', 'too-fast', 'no-proof', 'blocked']);

/** `token` lets the author see words that wait; empty when they are public. */
export type Written = { row: WordsRow; token: string };

export type WritingParts = {
  database: Database;
  settings: Pick<SettingsOperations, 'read'>;
  judge: SpamJudge['judge'];
  hideAddress: HideAddress;
  signing: Signing;
  clock: () => Date;
};

type Words = { kind: WordsKind; about: number; name: string; text: string };

/** The one way in for comments, posts and comments on posts. */
export function openWriting({ database, settings, judge, hideAddress, signing, clock }: WritingParts) {
  async function refuseReserved(name: string, field: string): Promise<void> {
    const [en, ar, rules] = await Promise.all([
      settings.read(settingsGroups.site, 'en'),
      settings.read(settingsGroups.site, 'ar'),
      settings.read(settingsGroups.spam, 'en'),
    ]);
    const own = [en, ar].flatMap((site) => [site.company_name, site.short_name]);
    if (isReservedName(name, [...own, ...rules.reserved_names])) throw invalid({ [field]: 'reserved' });
  }

  async function judged({ name, text }: Words, { address, evidence }: Author): Promise<{ addressHash: string; reasons: HoldReason[] }> {
    const { addressHash, reasons } = await judge({ door: 'community', address, texts: [name, text], evidence });
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

  return async function write(words: Words, author: Author, nameField: string): Promise<Written> {
    const isStaff = author.user !== undefined;
    if (!isStaff) await refuseReserved(words.name, nameField);
    const { addressHash, reasons } = isStaff
      ? { addressHash: await hideAddress(author.address), reasons: [] }
      : await judged(words, author);
    const at = clock().toISOString();
    const agreement = agreementTo('community', author.language);
    const row = await database.kysely.transaction().execute(async (tx) => {
      await keepAgreement(tx, { ...agreement, form: 'community', language: author.language, at });
      return insertWordsOnce(tx, { ...words, addressHash, at, state: stateOf(reasons), reasons, isStaff, agreement: agreement.version });
    });
    return { row, token: row.state === 'shown' ? '' : (await signing.signer('words'))(`${words.kind}:${row.id}`) };
  };
}

function stateOf(reasons: readonly HoldReason[]): WordsState {
  if (reasons.length === 0) return 'shown';
  return reasons.some((reason) => SPAM.has(reason)) ? 'spam' : 'held';
}
