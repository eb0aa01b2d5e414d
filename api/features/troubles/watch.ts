import {
  ALL_TROUBLES,
  detailsIn,
  TROUBLES,
  type Trouble,
  type TroubleDetails,
  type TroubleKind,
  type WatchedTrouble,
} from '#content/troubles.ts';
import { isRecord } from '#content/known.ts';
import { sharedTime } from '#store/shared-time.ts';
import { forgetServer, forgetSilentServers, listServers, noteServer, type ServerRow } from '#store/servers.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';
import { openLookHere, type Here, type HereParts } from './look-here.ts';
import { openLookShared, type SharedParts } from './look-shared.ts';

/** A server that said nothing for so long is no longer counted. */
export const SILENT_MS = 120_000;
const FORGOTTEN_MS = 24 * 3_600_000;

type Parts = HereParts &
  SharedParts & {
    version: string;
    report: ReportTrouble;
    list: () => Promise<Trouble[]>;
    /** Told at once, because nobody can be written to while it lasts. */
    onDatabaseGone: () => void;
  };

/** Each server writes down what it finds; the first by name of those that live adds it up and tells, so that nobody is told twice. */
export function openWatch(parts: Parts) {
  const { database, clock, server, version, report, list } = parts;
  const { kysely } = database;
  const here = openLookHere(parts);
  const shared = openLookShared(parts);
  let isGone = false;

  async function note(findings: Here): Promise<Date> {
    const now = await sharedTime(database, clock);
    const at = now.toISOString();
    await noteServer(kysely, { name: server, version, started_at: at, seen_at: at, findings: JSON.stringify(findings) });
    return now;
  }

  async function lookAround(): Promise<void> {
    const now = await note(await here.look());
    const at = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const [servers, known] = await Promise.all([listServers(kysely, at(SILENT_MS)), list()]);
    if (servers[0]?.name !== server) return;
    await forgetSilentServers(kysely, at(FORGOTTEN_MS));
    const isGuessingKnown = known.some(({ kind }) => kind === 'sign-in');
    const found = { ...foundBy(servers), ...(await shared({ servers, now, isGuessingKnown })) };
    for (const kind of ALL_TROUBLES) {
      // A trouble that is neither found nor stored needs no row.
      if (isWatched(kind) && (found[kind] || known.some((one) => one.kind === kind))) await report(kind, found[kind]);
    }
  }

  return {
    /** Says that this server is there, from now on. */
    async arrive(): Promise<void> {
      await forgetServer(kysely, server);
      await note({});
    },
    async look(): Promise<void> {
      const isThere = await here.askDatabase();
      if (!isThere && !isGone) parts.onDatabaseGone();
      isGone = !isThere;
      if (!isThere) return;
      const from = clock();
      await lookAround().catch((error: unknown) => {
        here.judgeFailure(from);
        throw error;
      });
    },
    /** A server that stops on purpose is not missed. */
    leave: () => forgetServer(kysely, server),
  };
}

type Found = Partial<Record<TroubleKind, TroubleDetails>>;

/** One server that has it is enough; the first by name is named, whoever adds up. */
function foundBy(servers: readonly ServerRow[]): Found {
  const found: Found = {};
  for (const { findings } of servers) {
    const said: unknown = JSON.parse(findings);
    for (const kind of ALL_TROUBLES) if (isRecord(said) && said[kind] !== undefined) found[kind] ??= detailsIn(JSON.stringify(said[kind]));
  }
  return found;
}

function isWatched(kind: TroubleKind): kind is WatchedTrouble {
  return TROUBLES[kind].noticed !== 'told';
}
