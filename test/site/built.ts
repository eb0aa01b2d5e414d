import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScriptList } from '#app/building/list-modules.ts';
import type { PageBuild } from '#app/server/render-page.ts';

export const BUILD = join(import.meta.dirname, '..', '..', 'build');

/** The pages as `npm run build` leaves them; `npm test` builds first. */
export async function loadBuild(): Promise<PageBuild> {
  return import(pathToFileURL(join(BUILD, 'server', 'index.js')).href);
}

/** What public pages run in the browser. */
export function visitorScripts() {
  const list: ScriptList = JSON.parse(readFileSync(join(BUILD, 'visitor-scripts.json'), 'utf8'));
  const fileWith = (module: string) => {
    const file = Object.keys(list).find((name) => list[name]!.modules.some((path) => path.endsWith(module)));
    if (!file) throw new Error(`No script holds ${module}.`);
    return file;
  };
  return {
    list,
    entry: fileWith('/entry.visitor.ts'),
    react: fileWith('/islands/hydrate.tsx'),
    ofIsland: (name: string) => fileWith(`/${name}.island.tsx`),
    /** These files and all they import at once. */
    behind(files: readonly string[]): Set<string> {
      const found = new Set<string>();
      const queue = [...files];
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        if (found.has(file)) continue;
        found.add(file);
        queue.push(...(list[file]?.imports ?? []));
      }
      return found;
    },
  };
}

export function modulesIn(list: ScriptList): string[] {
  return Object.values(list).flatMap(({ modules }) => modules);
}

/** What is sent to a browser that understands brotli. */
export function brotliBytes(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + statSync(join(BUILD, 'client', `${file}.br`)).size, 0);
}

/** What is sent of files that no compression makes smaller. */
export function bytesOf(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + statSync(join(BUILD, 'client', file)).size, 0);
}
