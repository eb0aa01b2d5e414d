// `npm run release -- 0.3.0`: all checks, the changelog's heading, the version, the archive, a commit, and a tag with the notes.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeArchive } from './archive.mjs';
import { cutChangelog, notesOf, versionProblem } from './cut-version.mjs';
import { ROOT, say, show } from './run.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { checked: { type: 'boolean' }, help: { type: 'boolean' } } });
const [version = ''] = positionals;

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}

function refuse(reason) {
  say(`no release: ${reason}`);
  process.exit(1);
}

if (values.help || version === '') {
  say('npm run release -- 0.3.0 [--checked]   --checked: `npm run check` has passed on this very commit');
  process.exit(values.help ? 0 : 1);
}
const present = JSON.parse(read('package.json')).version;
const problem = versionProblem(version, present);
if (problem) refuse(problem);
if (git('status', '--porcelain') !== '') refuse('there are changes that are not committed');
if (git('tag', '--list', `v${version}`) !== '') refuse(`there is a tag v${version}`);
const day = new Date().toISOString().slice(0, 10);
const changelog = cutChangelog(read('CHANGELOG.md'), version, day);
if (!values.checked && (await show('npm', ['run', 'check'])) !== 0) refuse('not every check passed');

// Nothing is committed or tagged that could not be packed: the next try begins where this one did.
let isCut = false;
process.once('exit', () => isCut || git('checkout', '--', 'CHANGELOG.md', 'package.json', 'package-lock.json'));
writeFileSync(join(ROOT, 'CHANGELOG.md'), changelog);
// npm writes both files as it always does.
execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: ROOT, stdio: 'ignore' });
const archive = await makeArchive();
const notes = notesOf(changelog, version);
writeFileSync(archive.replace(/\.tar\.gz$/, '.md'), notes);
git('commit', '--all', '--message', `Cut version ${version}`);
isCut = true;
git('tag', '--annotate', '--cleanup=verbatim', `v${version}`, '--message', `Lamha ${version}\n\n${notes}`);
say(`v${version} is tagged. \`git push --follow-tags\`, and publish ${archive} with its checksum and notes.`);
