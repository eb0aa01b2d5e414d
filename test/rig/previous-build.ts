import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from './previous-release.ts';

/** What no build and no server of it reads. */
const LEFT_OUT = ['docs', 'bench', 'test', 'deploy', '.ci'];

/** A release's own server with its pages, built on the packages that are installed. Answers its program. */
export function buildRelease({ commit }: Release): string {
  const folder = resolve('.cache', `built-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const names = execFileSync('git', ['ls-tree', '--name-only', commit], { encoding: 'utf8' }).trim().split('\n');
    const wanted = names.filter((name) => !LEFT_OUT.includes(name));
    const files = execFileSync('git', ['archive', '--format=tar', commit, ...wanted], { maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', unfinished], { input: files });
    symlinkSync(resolve('node_modules'), join(unfinished, 'node_modules'));
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: unfinished, stdio: 'ignore' });
    renameSync(unfinished, folder);
  }
  return join(folder, 'build/program/server.js');
}
