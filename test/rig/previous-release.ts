import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CUT = '^Cut version ';
const NEEDED = ['package.json', 'content', 'store', 'api', 'app', 'i18n', 'server', 'scripts', 'test/rig'];

export type Release = { commit: string; name: string };

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The release before what is checked out; undefined where the history does not reach so far, or there is none. */
export function previousRelease(): Release | undefined {
  try {
    const [commit = '', ...subject] = git('log', '--max-count=1', `--grep=${CUT}`, '--format=%H %s', 'HEAD~1').split(' ');
    return commit === '' ? undefined : { commit, name: subject.at(-1)! };
  } catch {
    return undefined;
  }
}

/** Its sources in a folder of their own, on the packages that are installed. Answers its server without pages. */
export function unpackRelease({ commit }: Release): string {
  const folder = resolve('.cache', `release-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const files = execFileSync('git', ['archive', '--format=tar', commit, ...NEEDED], { maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', unfinished], { input: files });
    symlinkSync(resolve('node_modules'), join(unfinished, 'node_modules'));
    renameSync(unfinished, folder);
  }
  return join(folder, 'test/rig/serve.ts');
}
