import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, work } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const UNPACKED = join(ROOT, '.cache/chromium');
// The package unpacks into the folder for temporary files; its own libraries are for machines that lack them.
const UNPACK = `
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');`;

/**
 * The environment in which a browser can be started. The one from npm comes first: it has no window to draw, which makes journeys
 * twice as quick, and it is the same everywhere. The machine's own Chromium is for processors it was not made for.
 */
export async function chromium() {
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH: process.env.CHROMIUM_PATH };
  if (!existsSync(UNPACKED)) await unpack();
  const path = join(UNPACKED, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(UNPACKED, 'fonts') };
  if (starts(path)) return { CHROMIUM_PATH: path, ...fonts };
  const libraries = { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib') };
  if (starts(path, libraries)) return { CHROMIUM_PATH: path, ...fonts, ...libraries };
  const found = findInPath();
  if (!found) throw new Error('No Chromium starts here. Install one, or name it in CHROMIUM_PATH.');
  return { CHROMIUM_PATH: found };
}

function starts(path, libraries = {}) {
  return spawnSync(path, ['--version'], { env: { ...process.env, ...libraries } }).status === 0;
}

function findInPath() {
  const candidates = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return candidates.find(isExecutable);
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
