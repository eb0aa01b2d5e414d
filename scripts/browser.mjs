import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fitsProcessor } from './elf.mjs';
import { install } from './install.mjs';
import { attempt, ROOT, say, work } from './run.mjs';

/** The first draws no window, which makes journeys twice as quick. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/bin');
const UNPACKED = join(ROOT, '.cache/chromium');
const FONTS = join(UNPACKED, 'fonts.conf');
const FONT_FOLDERS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(UNPACKED, 'fonts', 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'font-cache')}</cachedir>
</fontconfig>
`;
// The package unpacks into the folder for temporary files; its own libraries are for machines that lack them.
const UNPACK = `
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');`;
const DOWNLOADED = `
  const { chromium } = await import('@playwright/test');
  process.stdout.write(chromium.executablePath());`;

/**
 * Every place a browser may come from, in this order. The one from npm comes before the machine's: it has no window to draw
 * either, and it is the same everywhere.
 */
const SOURCES = [
  { name: 'named in CHROMIUM_PATH', find: named },
  { name: 'from the npm package', find: packaged },
  { name: 'found on this machine', find: onTheMachine },
  { name: "Playwright's own", find: downloaded },
  { name: "the distribution's package", find: fromDistribution },
];

/** The environment in which a browser can be started, or undefined where none can be had; says which one it is. */
export async function findBrowser() {
  for (const { name, find } of SOURCES) {
    const env = await find();
    if (!env) continue;
    say(`Browser: ${env.CHROMIUM_PATH}, ${name}`);
    return env;
  }
  say('Browser: none');
  return undefined;
}

/** The one command that brings a browser here, for whoever asks: a small system has no lists of packages yet, and often no sudo. */
export function browserCommand() {
  if (!hasApt()) return 'CHROMIUM_PATH=/path/to/chromium npm test';
  const asRoot = process.getuid?.() === 0 ? 'sh' : existsSync('/usr/bin/sudo') ? 'sudo sh' : 'su';
  return `${asRoot} -c 'apt-get update && apt-get install -y --no-install-recommends ${PACKAGES[0]}'`;
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (starts(path)) return { CHROMIUM_PATH: path };
  say(`CHROMIUM_PATH names ${path}, which does not start here. Correct it, or leave it out.`);
  process.exit(1);
}

async function packaged() {
  const compressed = join(PACKAGE, 'chromium.br');
  if (process.platform !== 'linux' || !existsSync(compressed) || !fitsProcessor(compressed)) return undefined;
  if (!existsSync(UNPACKED)) await unpack();
  const path = join(UNPACKED, 'chromium');
  // It dies where it finds no font at all, as on a machine that never had a screen. Its own are looked for elsewhere.
  writeFileSync(FONTS, FONT_FOLDERS);
  const fonts = { FONTCONFIG_FILE: FONTS };
  const libraries = { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib') };
  if (starts(path)) return { CHROMIUM_PATH: path, ...fonts };
  return starts(path, libraries) ? { CHROMIUM_PATH: path, ...fonts, ...libraries } : undefined;
}

function onTheMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const path = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((candidate) => starts(candidate));
  return path && { CHROMIUM_PATH: path };
}

async function downloaded() {
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/node'), ['--input-type=module', '-e', DOWNLOADED], { cwd: ROOT });
  const path = String(stdout);
  if (path === '') return undefined;
  const isThere = starts(path) || (await attempt("Fetching Playwright's browser", 'playwright', ['install', 'chromium']));
  return isThere && starts(path) ? { CHROMIUM_PATH: path } : undefined;
}

async function fromDistribution() {
  if (process.getuid?.() !== 0 || !hasApt()) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!(await attempt('Reading the lists of packages', 'apt-get', ['update'], { env }))) return undefined;
  for (const name of PACKAGES)
    if (await attempt(`Installing ${name}`, 'apt-get', ['install', '-y', '--no-install-recommends', name], { env })) return onTheMachine();
  return undefined;
}

function hasApt() {
  return existsSync('/usr/bin/apt-get');
}

function starts(path, libraries = {}) {
  return (
    isExecutable(path) && fitsProcessor(path) && spawnSync(path, ['--version'], { env: { ...process.env, ...libraries } }).status === 0
  );
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function unpack() {
  const half = `${UNPACKED}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  await work('Unpacking Chromium', 'node', ['--input-type=module', '-e', UNPACK], { env: { TMPDIR: half } });
  rmSync(UNPACKED, { recursive: true, force: true });
  renameSync(half, UNPACKED);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await install();
  if (!(await findBrowser())) {
    say(`No browser can be had here. \`${browserCommand()}\` helps.`);
    process.exitCode = 1;
  }
}
