import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Schema } from '#store/database/schema.ts';

/** Parents before children. Sessions, devices, password links and rate limits are left out: nobody wants them back. */
export const TABLES = [
  'facts',
  'sequences',
  'files',
  'entries',
  'revisions',
  'file_uses',
  'kept_files',
  'doomed_files',
  'users',
  'factors',
  'recovery_codes',
  'webhooks',
  'leads',
  'lead_notes',
  'lead_files',
  'meetings',
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
  challenges: true,
  product_values: true, // the start fills it from the products
  webhook_deliveries: true,
  tokens: true, // an old copy must not bring back what was ended since
};

/** Tables whose ids the engine counts up by itself. */
export const COUNTED = {
  revisions: 'seq',
  users: 'id',
  factors: 'id',
  webhooks: 'id',
  leads: 'id',
  lead_notes: 'id',
  outbox: 'id',
  comments: 'id',
  posts: 'id',
  post_comments: 'id',
  blocks: 'id',
  subscribers: 'id',
  audit: 'id',
} as const;

const Part = z.object({ name: z.string(), size: z.number(), sha256: z.string() });

export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Part.extend({ rows: z.number() })),
  files: z.array(Part),
});

export type Manifest = z.infer<typeof Manifest>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a finished backup (no manifest.json)`);
  });
  return Manifest.parse(JSON.parse(text));
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Compares every byte with the manifest; answers what is wrong, nothing if all is well. */
export async function verifyBackup(folder: string): Promise<string[]> {
  const { tables, files } = await readManifest(folder);
  const problems: string[] = [];
  for (const [kind, parts] of [
    ['tables', tables],
    ['uploads', files],
  ] as const) {
    for (const { name, sha256 } of parts) {
      const found = await hashFile(join(folder, kind, name)).catch(() => undefined);
      if (found === undefined) problems.push(`${kind}/${name} is missing`);
      else if (found !== sha256) problems.push(`${kind}/${name} is damaged`);
    }
  }
  return problems;
}
