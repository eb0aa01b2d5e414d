import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Database } from '#store/database/open.ts';
import { readFact, writeFact, writeFactOnce } from '#store/facts.ts';

const MARKER = 'lamha.json';
const SITE = 'site';

/** `site` is missing in folders that were marked before databases had one. */
const Marker = z.object({ startedAt: z.string(), site: z.string().optional() });
type Marker = z.output<typeof Marker>;

/** Both carry the name of the site: a wrong path or DATABASE_URL would otherwise look like a new, empty one. Before anything is written. */
export async function refuseForeignDatabase(dataDir: string, database: Database): Promise<void> {
  const marker = readMarker(dataDir);
  if (!marker) return; // a new folder takes whatever database it is given
  const found = database.engine === 'sqlite' && !existsSync(database.url) ? 'missing' : await siteIn(database);
  const whose = `the data folder ${dataDir} holds a site since ${marker.startedAt}`;
  const remedy = `Name the right database, restore a backup into an empty one (npm run restore), or remove ${join(dataDir, MARKER)} to begin anew.`;
  if (typeof found === 'string') throw new Error(`the database ${nameOf(database)} is ${found}, but ${whose}. ${remedy}`);
  if (marker.site !== undefined && found.site !== undefined && found.site !== marker.site)
    throw new Error(`the database ${nameOf(database)} belongs to another site, but ${whose}. ${remedy}`);
}

/** After the first good start, and after one of a folder or database that had no name yet, both have the same. */
export async function markDataFolder(dataDir: string, { kysely }: Database, now: Date): Promise<void> {
  const marker = readMarker(dataDir);
  const site = await writeFactOnce(kysely, SITE, marker?.site ?? randomUUID());
  if (marker?.site !== site) writeMarker(dataDir, { startedAt: marker?.startedAt ?? now.toISOString(), site });
  closeToOthers(dataDir);
}

/** A restored database decides: the folder is its own from now on. */
export async function adoptRestored(dataDir: string, { kysely }: Database, now: Date): Promise<void> {
  const site = (await readFact(kysely, SITE)) ?? randomUUID();
  await writeFact(kysely, SITE, site);
  writeMarker(dataDir, { startedAt: readMarker(dataDir)?.startedAt ?? now.toISOString(), site });
}

/** The name of the site, which its database, data folder and file store carry. */
export function siteOf(db: Database['kysely']): Promise<string | undefined> {
  return readFact(db, SITE);
}

async function siteIn({ kysely }: Database): Promise<'empty' | { site: string | undefined }> {
  const tables = new Set((await kysely.introspection.getTables()).map(({ name }) => name));
  if (!tables.has('facts') || !tables.has('users')) return 'empty';
  const site = await readFact(kysely, SITE);
  const user = await kysely.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return site === undefined && !user ? 'empty' : { site };
}

function readMarker(dataDir: string): Marker | undefined {
  const path = join(dataDir, MARKER);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return Marker.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} cannot be read. It says which site the data folder belongs to; remove it if you are sure.`);
  }
}

/** Whole or not at all, also when the power goes. */
function writeMarker(dataDir: string, marker: Marker): void {
  mkdirSync(dataDir, { recursive: true });
  const unfinished = join(dataDir, `${MARKER}.new`);
  writeFileSync(unfinished, `${JSON.stringify(marker)}\n`, { flush: true });
  renameSync(unfinished, join(dataDir, MARKER));
}

/** Leads, hashes and backups lie here: other accounts of the machine, apart from our own group, have no business inside. */
export function closeToOthers(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  if ((mode & 0o007) !== 0 && uid === process.getuid?.()) chmodSync(dataDir, mode & 0o770);
}

/** Without the password that stands in the address. */
function nameOf({ url, engine }: Database): string {
  if (engine === 'sqlite') return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
