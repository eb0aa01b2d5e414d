import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#store/database/open.ts';
import { caller } from '#test/rig/app.ts';
import type { Cluster, Member } from './cluster.ts';
import type { Traffic } from './traffic.ts';

const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 60_000;
/** As `startTraffic` writes them. */
const MARK = /[\w-]+-\d+\./;

/** Waits until something holds, and answers after how many milliseconds it did. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS): Promise<number> {
  const from = performance.now();
  while (!(await holds())) {
    if (performance.now() - from > patienceMs) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await wait(LOOK_EVERY_MS);
  }
  return performance.now() - from;
}

/** Kills a server in the middle of whatever it does, and starts it again; the other servers go on. */
export async function killOne(member: Member, afterMs: number): Promise<void> {
  await wait(afterMs);
  await member.end('SIGKILL');
  await member.start();
}

/** What it accepted is answered before it ends. */
export async function restart(member: Member): Promise<void> {
  await member.end('SIGTERM');
  await member.start();
}

/** As deploy/upgrade.sh asks for them. */
const FIRST_PAGES = ['/', '/en'];

/** As docs/upgrading.md has it: out of the balancer, what it has is answered, then the new program, which draws its first pages for nobody. */
export async function replace({ balancer }: Cluster, member: Member, program: string): Promise<void> {
  member.leave();
  await until('everything is answered', () => balancer.underWay(member.url) === 0);
  await member.end('SIGTERM');
  await member.start(program, FIRST_PAGES);
}

/** Every server in turn is told to stop and started again, as an upgrade does it. */
export async function restartAll({ members }: Cluster): Promise<void> {
  for (const member of members) await restart(member);
}

/** Changes one word and answers how long the slowest server took to show it. */
export async function slowestToShow({ admin, members }: Cluster, word: string): Promise<number> {
  const { status, text } = await admin('PUT', '/api/en/settings/site', { json: { short_name: word } });
  if (status !== 200) throw new Error(`the change was answered ${status}: ${text}`);
  const taken = members.map(({ url }) => {
    const call = caller(url, {});
    return until(`${url} shows ${word}`, async () => (await call('GET', '/api/en/settings/site')).text.includes(word));
  });
  return Math.max(...(await Promise.all(taken)));
}

export type Outcome = {
  acknowledged: number;
  lost: number;
  storedTwice: number;
  /** Under two names, which no receiver could take for one call. */
  toldTwice: number;
  /** Under one name, because the server that heard the receiver's yes died before it could note it. */
  toldAgain: number;
  notTold: number;
  /** On the line twice under one Message-ID, for the same reason. */
  mailedAgain: number;
};

/** What became of everything visitors were thanked for. What a killed server had in hand is taken up by another after two minutes. */
export async function outcomeOf(
  { databaseUrl, told, mail, admin }: Cluster,
  { acknowledged }: Pick<Traffic, 'acknowledged'>,
  patienceMs: number,
): Promise<Outcome> {
  const database = openDatabase(databaseUrl);
  try {
    const rows = await database.kysely.selectFrom('leads').select('message').execute();
    // What is stored names its fields too.
    const ours = rows.map(({ message }) => MARK.exec(message)?.[0] ?? '').filter((mark) => acknowledged.has(mark));
    const toldOf = () => new Set(told.map(({ message }) => message));
    // The receiver shares this process: whoever looks for long keeps it from answering in time.
    const isDone = async () => toldOf().isSupersetOf(new Set(ours)) && (await admin('GET', '/api/en/mail')).body['queued'] === 0;
    await until('everything is told', isDone, patienceMs).catch(() => undefined); // what is not, is counted
    const known = toldOf();
    const calls = new Set(told.map(({ message, delivery }) => `${message} ${delivery}`));
    const letters = mail.received.filter(({ isAccepted }) => isAccepted).map(({ messageId }) => messageId);
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((mark) => !ours.includes(mark)).length,
      storedTwice: ours.length - new Set(ours).size,
      toldTwice: calls.size - known.size,
      toldAgain: told.length - calls.size,
      notTold: ours.filter((mark) => !known.has(mark)).length,
      mailedAgain: letters.length - new Set(letters).size,
    };
  } finally {
    await database.close();
  }
}
