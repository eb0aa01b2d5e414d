import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ADMIN_PASSWORD, caller, confirming, signIn, type Call } from '#test/rig/app.ts';
import { startBalancer, type Balancer } from '#test/rig/balancer.ts';
import { openLine, type Line } from '#test/rig/line.ts';
import { startMailServer, type MailServer } from '#test/rig/mail-server.ts';
import { setUpMail } from '#test/rig/mail-settings.ts';
import { startS3Process, type S3Process } from '#test/rig/s3-process.ts';
import { startServerProcess, type ServerProcess } from '#test/rig/server-process.ts';

const SERVERS = 3;
const SECRET_KEY = 'one key for every server of a cluster';

export type Member = {
  readonly url: string;
  readonly isUp: boolean;
  /** Its own line to the database. */
  line: Line;
  /** Another program from now on, where one is named: an upgrade. What is given is asked of it before the balancer sends it anybody. */
  start: (program?: string, firstPages?: readonly string[]) => Promise<void>;
  /** The balancer sends it nothing more. */
  leave: () => void;
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Frozen, as a machine that hangs, and thawed. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
};

export type Cluster = {
  members: Member[];
  balancer: Balancer;
  store: S3Process;
  mail: MailServer;
  /** What webhooks told of, one for each call: the message, and by which the receiver knows a call that came before. */
  told: { message: string; delivery: string }[];
  /** Whether the receiver of webhooks answers 503 to everything. */
  receiver: { isAway: boolean };
  call: Call;
  admin: Call;
  cookie: string;
  databaseUrl: string;
  stop: () => Promise<void>;
};

type Options = {
  databaseUrl: string;
  program: string;
  env?: Record<string, string>;
  /** Settings of mails that an older release may not know. */
  mailSettings?: Record<string, number>;
};

/** Three servers on one PostgreSQL and one store behind a balancer, a mail server and a receiver of webhooks, all on loopback. */
export async function openCluster({ databaseUrl, program, env = {}, mailSettings }: Options): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-cluster-'));
  const [store, mail] = await Promise.all([startS3Process(), startMailServer()]);
  const told: Cluster['told'] = [];
  const receiverState = { isAway: false };
  const receiver = createServer((request, response) => {
    const listen = async () => {
      if (receiverState.isAway) return void response.writeHead(503).end();
      const { data } = JSON.parse(await text(request)) as { data: { message: string } };
      told.push({ message: data.message, delivery: String(request.headers['lamha-delivery']) });
      response.end();
    };
    void listen();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const common = {
    ADMIN_PASSWORD,
    SECRET_KEY,
    S3_URL: store.url,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    WEBHOOKS_INSIDE: '1',
    ...env,
  };
  const members = await Promise.all(
    Array.from({ length: SERVERS }, async (_, index) => {
      const line = await openLine(databaseUrl);
      return memberOf(line, { ...common, DATA_DIR: join(folder, String(index)), DATABASE_URL: line.url }, program);
    }),
  );
  await Promise.all(members.map((member) => member.start()));
  const balancer = await startBalancer(() => members.filter(({ isUp }) => isUp).map(({ url }) => url));
  const call = caller(balancer.url, {});
  const cookie = await signIn(call);
  const admin = confirming(caller(balancer.url, { cookie }));
  await setUpMail(admin, undefined, mailSettings);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await admin('POST', '/api/en/webhooks', { json: { name: 'CRM', url, events: ['lead.created'] } });
  return {
    members,
    balancer,
    store,
    mail,
    told,
    receiver: receiverState,
    call,
    admin,
    cookie,
    databaseUrl,
    stop: async () => {
      await Promise.all(members.map((member) => member.end('SIGKILL')));
      for (const { line } of members) line.stop();
      receiver.closeAllConnections();
      receiver.close();
      await Promise.all([balancer.stop(), mail.close(), store.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function memberOf(line: Line, env: Record<string, string>, program: string): Member {
  let running: ServerProcess | undefined;
  let url = '';
  let isListed = false;
  let present = program;
  return {
    line,
    get url() {
      return url;
    },
    get isUp() {
      return isListed;
    },
    start: async (next = present, firstPages = []) => {
      present = next;
      running = await startServerProcess(env, present);
      ({ url } = running);
      for (const path of firstPages) await caller(url, {})('GET', path);
      isListed = true;
    },
    leave: () => (isListed = false),
    end: async (signal) => {
      // A balancer does not know of a kill before a request fails; of a stop it is told by /readyz.
      if (signal === 'SIGTERM') isListed = false;
      await running?.kill(signal);
    },
    signal: (name) => void running?.child.kill(name),
  };
}
