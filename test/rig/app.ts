import { readConfiguration } from '#api/configuration.ts';
import type { MailTimings } from '#api/features/outbox/worker.ts';
import type { WebhookTimings } from '#api/features/webhooks/worker.ts';
import type { OperationParts } from '#server/operations.ts';
import { startServer, type Extend, type Server } from '#server/start-server.ts';
import { createMigratedDatabase, type ENGINES } from './postgres.ts';

export const ADMIN_PASSWORD = 'only for these tests 1';

export type Answer = { status: number; headers: Headers; body: Record<string, unknown>; text: string };
export type CallOptions = { json?: unknown; form?: Record<string, string | Blob | (string | Blob)[]>; headers?: Record<string, string> };
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

export type TestApp = {
  server: Server;
  url: string;
  dataDir: string;
  databaseUrl: string;
  /** As a stranger. */
  call: Call;
  /** As the administrator. */
  admin: Call;
  cookie: string;
  stop: () => Promise<void>;
};

export type TestOptions = {
  engine: (typeof ENGINES)[number];
  clock?: () => Date;
  env?: Record<string, string>;
  mail?: Partial<MailTimings>;
  webhooks?: Partial<WebhookTimings>;
  /** Of whoever publishes at a time. */
  clocks?: Pick<OperationParts, 'steady' | 'databaseTime'>;
  /** How often it looks for trouble; not at all while a test runs, unless the test is about that. */
  watch?: { everyMs: number };
  /** The pages, for tests that look at them. */
  extend?: Extend;
};

/** A machine that runs many tests at once is slow, not overloaded. */
export const TIMEOUT_MS = 60_000;
/** Tests read more in a minute than a visitor in a year. */
export const NO_LIMIT = { burst: Number.MAX_SAFE_INTEGER, perSecond: Number.MAX_SAFE_INTEGER };

const NO_WATCH = { everyMs: 3_600_000 };

/** The real server on a free port with a real, empty database: nothing is replaced but, where asked for, the clock. */
export async function createTestApp({
  engine,
  clock,
  env = {},
  mail,
  webhooks,
  clocks,
  watch = NO_WATCH,
  extend,
}: TestOptions): Promise<TestApp> {
  const { url: databaseUrl, dataDir, drop } = await createMigratedDatabase(engine);
  const configuration = readConfiguration({
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...(engine === 'postgres' ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  });
  const server = await startServer(configuration, {
    logger: { level: 'silent' },
    maxEventLoopDelayMs: TIMEOUT_MS,
    readLimit: NO_LIMIT,
    watch,
    ...(clock ? { clock } : {}),
    ...(mail ? { mail } : {}),
    ...(webhooks ? { webhooks } : {}),
    ...(clocks ? { clocks } : {}),
    ...(extend ? { extend } : {}),
  });
  const call = caller(server.address, {});
  const cookie = await signIn(call);
  return {
    server,
    url: server.address,
    dataDir,
    databaseUrl,
    call,
    admin: confirming(caller(server.address, { cookie })),
    cookie,
    stop: async () => {
      await server.stop();
      await drop();
    },
  };
}

/** Says the password again where a call wants it, as the dashboard does: tests that move the clock are no longer fresh. */
export function confirming(call: Call, password = ADMIN_PASSWORD): Call {
  return async (...request) => {
    const answer = await call(...request);
    if (answer.body['next'] !== 'confirm') return answer;
    await call('POST', '/api/auth/confirm', { json: { password } });
    return call(...request);
  };
}

export async function signIn(call: Call, username = 'admin', password = ADMIN_PASSWORD): Promise<string> {
  const { status, headers, text } = await call('POST', '/api/auth/login', { json: { username, password } });
  if (status !== 200) throw new Error(`sign-in answered ${status}: ${text}`);
  return headers.getSetCookie()[0]!.split(';')[0]!;
}

export function caller(base: string, common: Record<string, string>): Call {
  return async (method, path, { json, form, headers = {} } = {}) => {
    const body = json === undefined ? form && formData(form) : JSON.stringify(json);
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(base + path, {
      method,
      headers: { ...common, ...type, ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = text !== '' && (response.headers.get('content-type')?.includes('json') ?? false);
    return { status: response.status, headers: response.headers, text, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };
}

export function formData(values: NonNullable<CallOptions['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return form;
}
