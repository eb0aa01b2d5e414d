import type { TroubleDetails } from '#content/troubles.ts';
import type { Database } from '#store/database/open.ts';
import type { ServerRow } from '#store/servers.ts';

const HOUR_MS = 3_600_000;
const UPGRADE_MS = 15 * 60_000;
const GIVEN_UP_DAYS = 7;
const GUESSES = { begin: 50, end: 10 };

export type SharedParts = {
  database: Database;
  clock: () => Date;
  /** Whether a mail server is named: without one mails wait on purpose. */
  sendsMail: boolean;
  /** Why nothing old is erased, if nothing is. */
  retention: () => Promise<{ reason: string; isAllowed: boolean } | null>;
};

/** Servers and the time are the database's: a server whose clock is wrong must not find others silent. */
type Asked = { servers: readonly ServerRow[]; now: Date; isGuessingKnown: boolean };

export type Shared = Partial<Record<'mails' | 'retention' | 'sign-in' | 'version', TroubleDetails>>;

/** What the database knows, so that every server finds the same. */
export function openLookShared({ database: { kysely }, clock, sendsMail, retention }: SharedParts) {
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  const countOf = async (query: { executeTakeFirst: () => Promise<{ count: number } | undefined> }) =>
    Number((await query.executeTakeFirst())?.count ?? 0);

  async function lookAtMails(): Promise<TroubleDetails | undefined> {
    if (!sendsMail) return undefined;
    const open = kysely
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('done_at', 'is', null);
    const [dead, late] = await Promise.all([
      countOf(open.where('dead_at', '>=', ago(GIVEN_UP_DAYS * 24 * HOUR_MS))),
      countOf(open.where('dead_at', 'is', null).where('created_at', '<=', ago(HOUR_MS)).where('attempts', '>', 0)),
    ]);
    return dead + late > 0 ? { dead, late } : undefined;
  }

  /** A wrong clock is reported as a trouble of its own, not here. */
  async function lookAtRetention(): Promise<TroubleDetails | undefined> {
    const held = await retention();
    return held && !held.isAllowed && held.reason !== 'clock' ? { reason: held.reason } : undefined;
  }

  async function lookAtGuesses(isKnown: boolean): Promise<TroubleDetails | undefined> {
    const wrong = kysely
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('action', '=', 'login-failed')
      .where('at', '>=', ago(HOUR_MS));
    const count = await countOf(wrong);
    return count >= (isKnown ? GUESSES.end : GUESSES.begin) ? { count } : undefined;
  }

  function lookAtVersions(servers: readonly ServerRow[], now: Date): TroubleDetails | undefined {
    const versions = [...new Set(servers.map(({ version }) => version))].toSorted();
    const isUpgrading = servers.some(({ started_at: at }) => Date.parse(at) > now.getTime() - UPGRADE_MS);
    return versions.length > 1 && !isUpgrading ? { versions: versions.join(', ') } : undefined;
  }

  return async ({ servers, now, isGuessingKnown }: Asked): Promise<Shared> => {
    const [mails, held, guesses] = await Promise.all([lookAtMails(), lookAtRetention(), lookAtGuesses(isGuessingKnown)]);
    const version = lookAtVersions(servers, now);
    return {
      ...(mails && { mails }),
      ...(held && { retention: held }),
      ...(guesses && { 'sign-in': guesses }),
      ...(version && { version }),
    };
  };
}
