import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')), 'icons');
const NAME = /^[a-z0-9-]{1,40}$/;
const known = new Map<string, Promise<string>>();

/** The drawing of an icon somebody chose in the dashboard; empty for a name that does not exist. */
export function iconBody(name: string): Promise<string> {
  if (!NAME.test(name)) return Promise.resolve('');
  const body = known.get(name) ?? readBody(name);
  known.set(name, body);
  return body;
}

async function readBody(name: string): Promise<string> {
  const svg = await readFile(join(FOLDER, `${name}.svg`), 'utf8').catch(() => '');
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).trim();
}
