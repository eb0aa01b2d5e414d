import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '#store/database/open.ts';
import { addVisits, forgetOldVisits, readVisits, type Visits } from '#store/page-visits.ts';
import { recordSubject } from '#store/subjects.ts';
import { startSchedule, type Schedule } from '#api/kernel/scheduler.ts';

/** So far back visits count, and no older ones are kept. */
const VISIT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const WRITE_EVERY_MS = 60_000;
/** Different pages between two writings; more than that is nobody's visit. */
const MOST_AT_ONCE = 5000;
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|preview|headlesschrome|lighthouse|monitor|facebookexternalhit/i;

/** A page, and the record it shows. */
type Visited = { page: string; record: { collection: string; id: number } | undefined };
type PageVisits = ReturnType<typeof openVisits>;

/** How often pages are opened, by page and day: no address, no cookie, nothing of whoever opens them. */
export function openVisits({ database: { kysely }, clock }: { database: Database; clock: () => Date }) {
  let counted = new Map<string, number>();
  const since = () => dayOf(new Date(clock().getTime() - (VISIT_DAYS - 1) * DAY_MS));

  function add(page: string, count: number): void {
    const known = counted.get(page);
    if (known !== undefined || counted.size < MOST_AT_ONCE) counted.set(page, (known ?? 0) + count);
  }

  return {
    /** Said with every answer, so it costs a look into a map. */
    note({ page, record }: Visited, headers: IncomingHttpHeaders): void {
      if (isOpenedByReader(headers)) add(record ? recordSubject(record.collection, record.id) : page, 1);
    },
    /** Where the database is away they wait for the next time. */
    async write(): Promise<void> {
      if (counted.size === 0) return;
      const written = counted;
      counted = new Map();
      try {
        await addVisits(kysely, dayOf(clock()), written);
      } catch (error) {
        for (const [page, count] of written) add(page, count);
        throw error;
      }
    },
    lately: (): Promise<Visits> => readVisits(kysely, since()),
    forgetOld: () => forgetOldVisits(kysely, since()),
  };
}

/** Every browser of the last years says over https what it asks for; programs that read pages mostly do not. */
function isOpenedByReader(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' && !ROBOT.test(headers['user-agent'] ?? '');
}

export function startWritingVisits(visits: Pick<PageVisits, 'write'>, onError: (error: unknown) => void): Schedule {
  const writing = startSchedule({ soonMs: WRITE_EVERY_MS, everyMs: WRITE_EVERY_MS, run: visits.write, onError });
  return {
    async stop() {
      await writing.stop();
      await visits.write().catch(onError);
    },
  };
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
