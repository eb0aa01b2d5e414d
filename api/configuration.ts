import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { AGE_KEY } from '#store/copies/age-key.ts';
import { SCANNER_URL } from './media/scan-file.ts';
import { newPasswordProblem } from './kernel/password-rules.ts';

const IN_PASSWORDS = '; in a password write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25';
const MOST_SIGNS = { error: 'must have at most 500 characters' };
/** Goes in a header, and is compared there letter by letter. */
const IN_A_HEADER = /^(?!["'])[\x20-\x7e]+$/;
const NOT_IN_A_HEADER = { error: 'must be of plain letters, digits and signs, without quotation marks around it' };
/** A shell would have replaced them; in a file of the environment they would name a folder beside the program. */
const UNREAD_IN_PATHS = /^[~$"']|\$\{|^\w+:\/\/|^\s|\s$/;
const S3_BUCKET = /^https?:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/[^/\s]+$/;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** A password with `/`, `?` or `#` that is not encoded ends the host's name early: the address cannot be read, or has a hash. */
function isAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).hash === '';
}

function canBeDecoded(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return value.startsWith('postgres'); // its driver takes a percent sign that stands for itself
  }
}

function webAddress(example: string) {
  const isOne = (value: string) => isAddress(value) && /^https?:$/.test(new URL(value).protocol);
  return z.string().refine(isOne, { error: `must be an http or https address, such as ${example}`, abort: true });
}

function addressWithSecret(shape: RegExp, example: string) {
  return z
    .string()
    .refine((value) => shape.test(value) && isAddress(value) && canBeDecoded(value), { error: `must look like ${example}${IN_PASSWORDS}` });
}

/** A whole host, as browsers write it: what is compared with it, or put behind it, has one spelling. */
function hostAddress(example: string) {
  return webAddress(example)
    .refine(isHost, {
      error: `must be the address of a whole host, such as ${example}: without a name and password, a * or a path, because the site cannot live below a path of another`,
    })
    .transform((value) => new URL(value).origin);
}

function isHost(address: string): boolean {
  const { pathname, search, username, password, hostname } = new URL(address);
  return pathname === '/' && `${search}${username}${password}` === '' && !hostname.includes('*');
}

/** Everything the environment may say; anything else is a setting in the dashboard. */
const Environment = z.object({
  PORT: z.coerce.number({ error: 'must be a port number, 0 to 65535' }).int().min(0).max(65_535).default(3000),
  HOST: z
    .string()
    .refine((value) => isIP(value) > 0 || /^[\w.-]+$/.test(value), {
      error:
        'must be an address or name of this machine, such as 127.0.0.1 or 0.0.0.0, without http:// and without the port, which is PORT',
    })
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((value) => !UNREAD_IN_PATHS.test(value), {
      error: 'must be the path of a folder, such as /var/lib/lamha, written out: no ~, $ or quotation marks, and no address',
    })
    .default('./data'),
  DATABASE_URL: addressWithSecret(/^postgres(?:ql)?:\/\/\S+$/, 'postgres://user:password@host:5432/name').optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((value) => newPasswordProblem(value, 'admin') === undefined, {
      error: 'must have 12 to 128 characters and not be easy to guess',
    })
    .optional(),
  SMTP_URL: addressWithSecret(/^smtps?:\/\/\S+$/, 'smtp://user:password@host:587').optional(),
  S3_URL: addressWithSecret(S3_BUCKET, 'https://key:secret@host/bucket').optional(),
  COUNTRY: z.enum(['sa', 'ae'], { error: 'must be sa or ae' }).default('sa'),
  PUBLIC_URL: hostAddress('https://example.com').optional(),
  DEMO: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  TRUST_PROXY: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  CLAMD_URL: z
    .string()
    .refine((value) => SCANNER_URL.test(value) && URL.canParse(value), {
      error: 'must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    })
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  SECRET_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).max(500, MOST_SIGNS).optional(),
  WEBHOOKS_INSIDE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  BACKUP_BEFORE_UPGRADE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  DATABASE_POOL: z.coerce.number({ error: 'must be a number of connections, 2 to 200' }).int().min(2).max(200).default(10),
  COPY_URL: z
    .union([z.string().regex(/^\/\S+$/), addressWithSecret(S3_BUCKET, '')], {
      error: `must look like https://key:secret@host/bucket or be the whole path of a folder${IN_PASSWORDS}`,
    })
    .optional(),
  COPY_KEY: z.string().regex(AGE_KEY, { error: 'must be a key of age: AGE-SECRET-KEY-1... or age1...' }).optional(),
  SLOW_REQUEST_MS: z.coerce.number({ error: 'must be a number of milliseconds, 1 to 600000' }).int().min(1).max(600_000).default(1000),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'must have at least 16 characters', abort: true })
    .max(500, MOST_SIGNS)
    .regex(IN_A_HEADER, NOT_IN_A_HEADER)
    .optional(),
  SERVER_URL: hostAddress('http://app1:3000').optional(),
  PURGE_URL: webAddress('https://cache.example.com/purge').optional(),
  PURGE_METHOD: z.enum(['POST', 'PURGE', 'BAN'], { error: 'must be POST, PURGE or BAN' }).default('POST'),
  PURGE_TOKEN: z.string().regex(IN_A_HEADER, NOT_IN_A_HEADER).optional(),
  KEPT_PAGES: z.string().startsWith('/', { error: 'must be the whole path of a folder' }).optional(),
  PLAIN_PAGES: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: 'must be fatal, error, warn, info, debug or silent' }).default('info'),
});

export type Configuration = {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL address, or the path of the SQLite file. */
  databaseUrl: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  s3Url: string | undefined;
  country: 'sa' | 'ae';
  publicUrl: string | undefined;
  loadsDemo: boolean;
  trustsProxy: boolean;
  /** Address of the virus scanner that looks at the files of visitors. */
  scannerUrl: string | undefined;
  /** Every host below the site's own is served by https too. */
  coversSubdomains: boolean;
  /** Seals what the server must read again; in the data folder unless the environment has it. */
  secretKey: string | undefined;
  /** Webhooks may go to private addresses, and over http. */
  tellsInside: boolean;
  /** A database that somebody has filled is backed up before it is migrated. */
  backsUpFirst: boolean;
  /** Most connections to PostgreSQL, beside the one that listens. */
  poolSize: number;
  /** Where sealed copies of the backups go, and the key they are sealed with. */
  copies: { url: string; key: string } | undefined;
  /** Answers that took longer are named in the log. */
  slowMs: number;
  /** Opens `/metrics` to whoever brings it; without one only callers of the same network are let in. */
  metricsToken: string | undefined;
  /** Where the other servers of the site ask this one. */
  serverUrl: string | undefined;
  /** The cache in front of us that is told of changes, by tags. */
  purge: { url: string; method: 'POST' | 'PURGE' | 'BAN'; token: string | undefined } | undefined;
  /** A folder in which pages are kept as files for a server in front of us. */
  pagesFolder: string | undefined;
  /** Pages are drawn by the framework alone. */
  drawsPlainly: boolean;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
};

/** Hold a password or a key, so they may also lie in a file: `SECRET_KEY_FILE=/run/secrets/key`. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_URL',
  'SECRET_KEY',
  'COPY_URL',
  'COPY_KEY',
  'METRICS_TOKEN',
  'PURGE_URL',
  'PURGE_TOKEN',
] as const satisfies (keyof z.infer<typeof Environment>)[];

/** Throws one readable line per wrong value. An empty variable, or one of blanks, counts as unset. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  for (const name of Object.keys(Environment.shape))
    if (given[`${name}_FILE`] !== undefined && !SECRET_VARIABLES.some((secret) => secret === name))
      throw new Error(`${name}_FILE is not read: only a secret may lie in a file. Write the value into ${name}`);
  const parsed = Environment.safeParse({ ...given, ...secretsInFiles(given) });
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const values = parsed.data;
  if (values.KEPT_PAGES !== undefined && values.DATABASE_URL !== undefined)
    throw new Error(
      'KEPT_PAGES is for one server with SQLite: another server could change what stands in its files. Use a cache (docs/operating.md)',
    );
  if (values.PURGE_TOKEN !== undefined && values.PURGE_URL === undefined)
    throw new Error('PURGE_URL is missing: PURGE_TOKEN is set, but nothing says which cache is told of changes');
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? resolve(dataDir, 'lamha.sqlite'),
    adminPassword: values.ADMIN_PASSWORD,
    smtpUrl: values.SMTP_URL,
    s3Url: values.S3_URL,
    country: values.COUNTRY,
    publicUrl: values.PUBLIC_URL,
    loadsDemo: values.DEMO === '1',
    trustsProxy: values.TRUST_PROXY === '1',
    scannerUrl: values.CLAMD_URL,
    coversSubdomains: values.HSTS_SUBDOMAINS === '1',
    secretKey: values.SECRET_KEY,
    tellsInside: values.WEBHOOKS_INSIDE === '1',
    backsUpFirst: values.BACKUP_BEFORE_UPGRADE === '1',
    poolSize: values.DATABASE_POOL,
    copies: copiesIn(values.COPY_URL, values.COPY_KEY),
    slowMs: values.SLOW_REQUEST_MS,
    metricsToken: values.METRICS_TOKEN,
    serverUrl: values.SERVER_URL,
    purge: values.PURGE_URL === undefined ? undefined : { url: values.PURGE_URL, method: values.PURGE_METHOD, token: values.PURGE_TOKEN },
    pagesFolder: values.KEPT_PAGES,
    drawsPlainly: values.PLAIN_PAGES === '1',
    logLevel: values.LOG_LEVEL,
  };
}

/** A place without a key would hold plain copies, a key without a place would be a mistake. */
function copiesIn(url: string | undefined, key: string | undefined): Configuration['copies'] {
  if (url !== undefined && key !== undefined) return { url, key };
  if (url !== undefined)
    throw new Error('COPY_KEY is missing: COPY_URL is set, and copies are always sealed (npm run backup -- --new-key makes a key)');
  if (key !== undefined) throw new Error('COPY_URL is missing: COPY_KEY is set, but nothing says where copies go');
  return undefined;
}

/** A secret may lie in a file, because every account of the machine may see a process's environment. Naming both is a mistake. */
function secretsInFiles(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    SECRET_VARIABLES.flatMap((name) => {
      const path = given[`${name}_FILE`];
      if (path === undefined) return [];
      if (given[name] !== undefined) throw new Error(`${name} and ${name}_FILE are both set: remove one of them`);
      const value = readSecret(`${name}_FILE`, path);
      // Several servers must share the key: each would otherwise make one of its own.
      if (value === '') throw new Error(`${name}_FILE names ${path}, which is empty: write the value into it, or remove the variable`);
      return [[name, value]];
    }),
  );
}

function readSecret(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`${variable} names ${path}, which cannot be read (${why})`, { cause: error });
  }
}
