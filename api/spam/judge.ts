import { settingsGroups } from '#content/settings/index.ts';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit, type Limit } from '#store/limits.ts';
import type { HashAddress } from '#api/kernel/address-hash.ts';
import { AppError } from '#api/errors.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { openChallenges } from './challenge.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { countLinks, holdsPhoneNumber } from './suspicious-text.ts';
import { findWatchedWord } from './watched-words.ts';
import { namesOf } from '#content/known.ts';

/** Through which channel visitors write; what one address may send is counted per door. */
const LIMITS = {
  lead: { max: 5, windowMs: 10 * 60_000 },
  community: { max: 5, windowMs: 75_000 },
} as const satisfies Record<string, Limit>;
/** What the whole public may publish. A flood from many addresses waits for somebody's eyes, and so does whoever writes during it. */
const PUBLISHED: Limit = { max: 60, windowMs: 60_000 };

export type Submission = {
  channel: keyof typeof LIMITS;
  address: string;
  /** Everything that was written freely; not e-mail addresses, phone numbers and links that a field asks for. */
  texts: readonly string[];
  evidence?: Evidence | undefined;
};

export type SpamReason = 'trap' | 'too-fast' | 'no-proof' | 'links' | 'phone-number' | 'watched-word' | 'flood';
/** No reasons: nothing speaks against it. With reasons it is kept aside and answered like any other. */
export type Judgement = { addressHash: string; reasons: SpamReason[] };

export type SpamJudge = ReturnType<typeof openSpamJudge>;

type Parts = { database: Database; settings: Pick<SettingsOperations, 'read'>; hashAddress: HashAddress; clock: () => Date };

/** The one place that judges what visitors write. Too much from one address is refused; all else is at most suspect. */
export function openSpamJudge({ database, settings, hashAddress, clock }: Parts) {
  const challenges = openChallenges({ database, clock });

  async function judge({ channel, address, texts, evidence = {} }: Submission): Promise<Judgement> {
    const addressHash = await hashAddress(address);
    const { allowed, retryAfterSeconds } = await takeFromLimit(database.kysely, `${channel}:${addressHash}`, LIMITS[channel], clock());
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
      'phone-number': channel === 'community' && holdsPhoneNumber(text),
      'watched-word': findWatchedWord(text, rules.watched_words) !== undefined,
      flood: channel === 'community' && !(await takeFromLimit(database.kysely, 'community', PUBLISHED, clock())).allowed,
    };
    return { addressHash, reasons: namesOf(signs).filter((reason) => signs[reason]) };
  }

  /** Room is kept for those who brought a solved calculation, whether or not the site asks everybody for one. */
  const opensRoom = ({ proof = '' }: Evidence = {}): Promise<boolean> => challenges.isProven(proof, 'proof-of-file');

  return { judge, opensRoom, evidenceOf, newChallenge: challenges.create };
}
