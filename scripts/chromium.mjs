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

/** The environment in which a browser can be started: the machine's own Chromium, or the one from npm. */
export async function chromium() {
  const found = process.env.CHROMIUM_PATH || findInPath();
  if (found) return { CHROMIUM_PATH: found };
  if (!existsSync(UNPACKED)) await unpack();
  const path = join(UNPACKED, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(UNPACKED, 'fonts') };
  const starts = spawnSync(path, ['--version']).status === 0;
  return { CHROMIUM_PATH: path, ...fonts, ...(starts ? {} : { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib') }) };
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
