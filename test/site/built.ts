import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScriptList } from '#app/building/list-modules.ts';
import type { PageBuild } from '#app/server/page-handler.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'build');

/** The pages as `npm run build` leaves them; `npm test` builds first. */
export async function loadBuild(): Promise<PageBuild> {
  return import(pathToFileURL(join(BUILD, 'server', 'index.js')).href);
}

const scripts = () => JSON.parse(readFileSync(join(BUILD, 'scripts.json'), 'utf8')) as ScriptList;

/** Every script a browser runs to show a page: the entry, the page's routes, and what they import. */
export function scriptsOf({ assets }: PageBuild, route: string): Set<string> {
  const wanted = [assets.entry.module, ...assets.entry.imports];
  for (let id: string | undefined = route; id !== undefined; id = assets.routes[id]!.parentId) {
    const { module, clientActionModule, clientLoaderModule, hydrateFallbackModule } = assets.routes[id]!;
    wanted.push(...[module, clientActionModule, clientLoaderModule, hydrateFallbackModule].filter((file) => file !== undefined));
  }
  return withImports(wanted, ['imports']);
}

/** The same and everything these scripts may ever fetch. */
export function everythingBehind(build: PageBuild, route: string): Set<string> {
  return withImports([...scriptsOf(build, route)], ['imports', 'fetched']);
}

function withImports(files: readonly string[], ways: readonly ('imports' | 'fetched')[]): Set<string> {
  const list = scripts();
  const found = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const way of ways) queue.push(...(list[file]?.[way] ?? []));
  }
  return found;
}

export function modulesIn(files: Iterable<string>): string[] {
  const list = scripts();
  return [...files].flatMap((file) => list[file]?.modules ?? []);
}

/** What is sent to a browser that understands brotli. */
export function brotliBytes(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + statSync(join(BUILD, 'client', `${file}.br`)).size, 0);
}
