import { settingsGroups } from '#content/settings/index.ts';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit, type Limit } from '#store/limits.ts';
import type { HideAddress } from '#api/accounts/hidden-address.ts';
import { AppError } from '#api/errors.ts';
import type { SettingsOperations } from '#api/settings/settings.ts';
import { openChallenges } from './challenge.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { countLinks, holdsPhoneNumber } from './suspicious-text.ts';
import { findWatchedWord } from './watched-words.ts';

/** Through which door visitors write; what one address may send is counted per door. */
const LIMITS = {
  lead: { max: 5, windowMs: 10 * 60_000 },
  community: { max: 5, windowMs: 75_000 },
} as const satisfies Record<string, Limit>;
/** What the whole public may publish. A flood from many addresses waits for somebody's eyes, and so does whoever writes during it. */
const PUBLISHED: Limit = { max: 60, windowMs: 60_000 };

export type Submission = {
  door: keyof typeof LIMITS;
  address: string;
  /** Everything that was written freely; not e-mail addresses, phone numbers and links that a field asks for. */
  texts: readonly string[];
  evidence?: Evidence | undefined;
};

export type SpamReason = 'trap' | 'too-fast' | 'no-proof' | 'links' | 'phone-number' | 'watched-word' | 'flood';
/** No reasons: nothing speaks against it. With reasons it is kept aside and answered like any other. */
export type Judgement = { addressHash: string; reasons: SpamReason[] };

export type SpamJudge = ReturnType<typeof openSpamJudge>;

type Parts = { database: Database; settings: Pick<SettingsOperations, 'read'>; hideAddress: HideAddress; clock: () => Date };

/** The one place that judges what visitors write. Too much from one address is refused; all else is at most suspect. */
export function openSpamJudge({ database, settings, hideAddress, clock }: Parts) {
  const challenges = openChallenges({ database, clock });

  async function judge({ door, address, texts, evidence = {} }: Submission): Promise<Judgement> {
    const addressHash = await hideAddress(address);
    const { allowed, retryAfterSeconds } = await takeFromLimit(database.kysely, `${door}:${addressHash}`, LIMITS[door], clock());
    if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
    const rules = await settings.read(settingsGroups.spam, 'en');
    const { extra = '', waited, proof = '' } = evidence;
    const text = texts.join('\n');
    const signs: Record<SpamReason, boolean> = {
      trap: rules.honeypot === 1 && extra !== '',
      'too-fast': waited !== undefined && waited < (rules.minimum_seconds ?? 0) * 1000,
      'no-proof': rules.challenge === 1 && !(await challenges.isProven(proof)),
      links: rules.links_allowed !== null && countLinks(text) > rules.links_allowed,
      // A lead is meant to be answered by phone; in public a number is an advertisement or somebody's private one.
      'phone-number': door === 'community' && holdsPhoneNumber(text),
      'watched-word': findWatchedWord(text, rules.watched_words) !== undefined,
      flood: door === 'community' && !(await takeFromLimit(database.kysely, 'community', PUBLISHED, clock())).allowed,
    };
    return { addressHash, reasons: (Object.keys(signs) as SpamReason[]).filter((reason) => signs[reason]) };
  }

  return { judge, evidenceOf, newChallenge: challenges.create };
}
