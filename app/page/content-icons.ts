import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')), 'icons');
const NAME = /^[a-z0-9-]{1,40}$/;
const known = new Map<string, Promise<string>>();

/** The drawing of an icon somebody chose in the dashboard; empty for a name that does not exist. */
export function iconDrawing(name: string): Promise<string> {
  if (!NAME.test(name)) return Promise.resolve('');
  const drawing = known.get(name) ?? readDrawing(name);
  known.set(name, drawing);
  return drawing;
}

const FOUND_AT_ONCE = 96;

/** The names of icons that contain a text, for the dashboard's chooser. */
export async function findIcons(text: string): Promise<string[]> {
  const names = (await readdir(FOLDER)).map((file) => file.replace(/\.svg$/, ''));
  return names.filter((name) => name.includes(text)).slice(0, FOUND_AT_ONCE);
}

/** A name nobody draws is no failure: the card is shown without an icon. */
function readDrawing(name: string): Promise<string> {
  return readFile(join(FOLDER, `${name}.svg`), 'utf8').catch(() => '');
}
