import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, listens } from './ports.ts';

const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;

export type Nginx = { tls: number; naive: number; log: string; stop: () => Promise<void> };

/** What is missing to run it here; nothing where it can be run. */
export function nginxProblem(): string | undefined {
  for (const program of ['nginx', 'openssl'])
    try {
      execFileSync(program, [program === 'nginx' ? '-v' : 'version'], { env: { PATH }, stdio: 'ignore' });
    } catch {
      return `${program} is not on this machine`;
    }
  return undefined;
}

/** nginx with `deploy/nginx.conf` in front of a server, and beside it one with the shortest cache that somebody could write. `bounds` are others than the file's. */
export async function startNginx(upstream: string, pages = '/none', bounds: Readonly<Record<string, string>> = {}): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-nginx-'));
  const [plain, tls, naive] = await Promise.all([freePort(), freePort(), freePort()]);
  const log = join(folder, 'lamha.log');
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const subject = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=example.com'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { env: { PATH }, stdio: 'ignore' });
  const written = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replace('/etc/ssl/lamha/fullchain.pem', certificate)
    .replace('/etc/ssl/lamha/privkey.pem', key)
    .replace('/var/cache/nginx/lamha', join(folder, 'cache'))
    .replace('/var/cache/lamha/pages', pages)
    .replace('/var/log/nginx/lamha.log', log)
    .replace('127.0.0.1:3000', upstream);
  const ours = Object.entries(bounds).reduce(
    (text, [name, bound]) => text.replace(new RegExp(`\\b${name} [^;]+;`), `${name} ${bound};`),
    written,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  const shortest = `proxy_cache_path ${folder}/naive keys_zone=naive:1m;
    server { listen 127.0.0.1:${naive}; location / { proxy_pass http://${upstream}; proxy_set_header Host $host; proxy_cache naive; add_header X-Cache $upstream_cache_status; } }`;
  const main = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors.log warn; events {}
    http { access_log off; ${temporary.join(' ')}\n${ours}\n${shortest} }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, process.getuid?.() === 0 ? `user root; ${main}` : main);
  execFileSync('nginx', ['-t', '-q', '-c', file, '-e', 'stderr'], { env: { PATH } });
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], { env: { PATH }, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await Promise.race([listens(tls), exited.then(() => Promise.reject(new Error('nginx ended before it listened')))]);
  return {
    tls,
    naive,
    log,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
