import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from 'node:tls';
import { freePort, listens } from './ports.ts';

export type Caddy = { tls: number; plain: number; stop: () => Promise<void> };

/** What is missing to run it here; nothing where it can be run. */
export function caddyProblem(): string | undefined {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'caddy is not on this machine';
  }
}

/** Caddy with `deploy/Caddyfile` in front of servers, on ports of its own and with a certificate that it makes itself. */
export async function startCaddy(domain: string, upstream: string): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-caddy-'));
  const [plain, tls] = await Promise.all([freePort(), freePort()]);
  const here = `admin off\n\thttp_port ${plain}\n\thttps_port ${tls}\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\tservers {`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, (await readFile('deploy/Caddyfile', 'utf8')).replace('servers {', here));
  const homes = { HOME: folder, XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const env = { PATH: process.env['PATH'], DOMAIN: domain, UPSTREAM: upstream, ...homes };
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (piece: Buffer) => (log += piece.toString()));
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error(`caddy ended before it listened:\n${log.slice(-2000)}`)));
  const names = domain.split(', ');
  await Promise.race([listens(tls).then(() => Promise.all(names.map((name) => isCertified(tls, name)))), ended]);
  ended.catch(() => undefined);
  return {
    tls,
    plain,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Caddy listens before it has made its certificates, and refuses whoever asks for one that is still missing. */
async function isCertified(port: number, servername: string): Promise<void> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false });
    const isShown = await new Promise<boolean>((resolve) => {
      socket.once('secureConnect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isShown) return;
    await setTimeout(20);
  }
}
