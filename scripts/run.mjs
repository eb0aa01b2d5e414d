// Plain JavaScript for Node 20: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
const TICK_MS = 10_000;

/** Our own Node 24 first, whatever the machine has. */
const WITH_OURS = [BIN, ...(process.env.PATH ?? '').split(delimiter)].join(delimiter);
/** The machine's own tools: installing replaces ours while it runs. */
const WITHOUT_OURS = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(join(ROOT, 'node_modules')))
  .join(delimiter);

export function say(text) {
  process.stdout.write(`lamha: ${text}\n`);
}

/** Runs a command with its output shown and answers its exit code. */
export function show(command, args, env = {}) {
  return finished(spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: WITH_OURS, ...env } }));
}

/** Runs a command in silence with a sign of life every few seconds; its output appears only if it fails, and then we end. */
export async function work(title, command, args, options) {
  const { code, output } = await quietly(title, command, args, options);
  if (code === 0) return;
  process.stderr.write(output);
  say(`${title} failed: \`${[command, ...args].join(' ')}\` ended with ${code}`);
  process.exit(1);
}

/** Several at once; whatever failed shows its output, and then we end. */
export async function workTogether(tasks) {
  const results = await Promise.all(tasks.map(async ([title, command, ...args]) => ({ title, ...(await quietly(title, command, args)) })));
  const failed = results.filter(({ code }) => code !== 0);
  for (const { title, output } of failed) process.stderr.write(`\n${title}:\n${output}`);
  for (const { title, code } of failed) say(`${title} failed with ${code}`);
  if (failed.length > 0) process.exit(1);
}

/** The same for what may fail: answers whether it was done, and says the first line that names a reason. */
export async function attempt(title, command, args, options) {
  const { code, output } = await quietly(title, command, args, options);
  if (code === 0) return true;
  const reason = output.split('\n').find((line) => /^(?:E: |Err|Error)/.test(line)) ?? `\`${command}\` ended with ${code}`;
  say(`  not done: ${reason.trim()}`);
  return false;
}

async function quietly(title, command, args, { env = {}, isInstalling = false } = {}) {
  const started = performance.now();
  const elapsed = () => `${Math.round((performance.now() - started) / 1000)} s`;
  say(`${title} ...`);
  const ticking = setInterval(() => say(`  still ${title[0].toLowerCase()}${title.slice(1)} (${elapsed()})`), TICK_MS);
  const PATH = isInstalling ? WITHOUT_OURS : WITH_OURS;
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH, ...env } });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const code = await finished(child).finally(() => clearInterval(ticking));
  if (code === 0) say(`  done in ${elapsed()}`);
  return { code, output: Buffer.concat(chunks).toString() };
}

function finished(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
