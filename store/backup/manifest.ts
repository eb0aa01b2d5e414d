import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Schema } from '#store/database/schema.ts';
import { parseName } from '#store/files/file-names.ts';

/** Parents before children. Sessions, devices, password links and rate limits are left out: nobody wants them back. */
export const TABLES = [
  'facts',
  'sequences',
  'files',
  'entries',
  'drafts',
  'scheduled',
  'confirmed_translations',
  'releases',
  'release_items',
  'revisions',
  'file_uses',
  'kept_files',
  'doomed_files',
  'users',
  'factors',
  'recovery_codes',
  'webhooks',
  'reply_templates',
  'saved_views',
  'leads',
  'lead_notes',
  'lead_files',
  'meetings',
  'offers',
  'offer_versions',
  'offer_events',
  'offer_numbers',
  'outbox',
  'comments',
  'posts',
  'post_comments',
  'reports',
  'blocks',
  'agreements',
  'subscribers',
  'searches',
  'audit',
] as const satisfies readonly (keyof Schema)[];

type LeftOut = Exclude<keyof Schema, (typeof TABLES)[number]>;
/** A new table must be named above or here; forgetting it does not compile. */
export const LEFT_OUT: Readonly<Record<LeftOut, true>> = {
  sessions: true,
  devices: true,
  password_resets: true,
  limits: true,
  open_forms: true,
  challenges: true,
  product_values: true, // the start fills it from the products
  search_snapshots: true, // made anew from the content
  build_assets: true, // of the program, not of the site
  webhook_deliveries: true,
  servers: true,
  work_leases: true,
  kept_backups: true,
  page_visits: true, // a month later they are gone anyway
  troubles: true, // of the machine that is left behind
  tokens: true, // an old copy must not bring back what was ended since
};

/** Tables whose ids the engine counts up by itself. */
export const COUNTED = {
  revisions: 'seq',
  releases: 'id',
  users: 'id',
  factors: 'id',
  webhooks: 'id',
  reply_templates: 'id',
  saved_views: 'id',
  leads: 'id',
  lead_notes: 'id',
  offers: 'id',
  offer_versions: 'id',
  offer_events: 'id',
  outbox: 'id',
  comments: 'id',
  posts: 'id',
  post_comments: 'id',
  blocks: 'id',
  subscribers: 'id',
  audit: 'id',
} as const;

/** What is written below the target may be named by whoever made the backup: only names of ours are. */
const FileName = z.string().refine((name) => parseName(name) !== undefined, { error: 'is no name of a stored file' });
const TableName = z.string().regex(/^[a-z_]+\.jsonl$/, { error: 'is no name of a table' });
const Part = z.object({ name: FileName, size: z.number(), sha256: z.string() });

export const Manifest = z.object({
  format: z.literal(1),
  /** Of the program that made it; those from before this was written down say nothing. */
  version: z.string().optional(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Part.extend({ name: TableName, rows: z.number() })),
  files: z.array(Part),
  /** Named by rows and not in the store; backups from before this was written down say nothing. */
  missing: z.array(FileName).optional(),
  /** Deleted while the backup was made: rows name them, and nobody misses them. */
  swept: z.array(FileName).optional(),
});

export type Manifest = z.infer<typeof Manifest>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a finished backup (no manifest.json)`);
  });
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error(`${folder} is no backup of ours: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}
