import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScriptList } from '#app/building/list-modules.ts';
import { type InlineStyles, openInlineStyles } from '#app/page/page-styles.ts';
import type { PageBuild } from './render-page.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'build');

/** Scripts, styles and fonts. */
export const CLIENT_FILES = join(BUILD, 'client');

export async function loadBuild(): Promise<PageBuild> {
  const file = join(BUILD, 'server', 'index.js');
  if (!existsSync(file)) throw new Error(`The pages are not built: ${file} is missing.`);
  return import(pathToFileURL(file).href);
}

/** Read, not imported: its name carries a hash of its content. */
export function visitorScript(): string {
  const list: ScriptList = read('visitor-scripts.json');
  const entry = Object.keys(list).find((file) => list[file]?.isEntry);
  if (!entry) throw new Error('The scripts of public pages are not built.');
  return entry;
}

export function inlineStyles(): InlineStyles {
  return openInlineStyles({ rules: read('style-rules.json'), laterClasses: read('later-classes.json') });
}

function read(file: string) {
  return JSON.parse(readFileSync(join(BUILD, file), 'utf8'));
}
