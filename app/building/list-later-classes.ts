import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What scripts show besides what a page was drawn with: islands, and parts of pages that are fetched when they are needed. */
const SHOWN_LATER = /\/([\w-]+)(?:\.island|\.fetched)\.tsx$/;
/** As app/building/class-names.ts writes them. */
const CLASS = /["'`]([\w-]+_\w+)["'`]/g;

type Module = { code: string | null; importedIds: readonly string[] };

/** Writes down the classes of what is shown later, by its name, so that a page can bring their styles along. */
export function listLaterClasses(file: string): Plugin {
  return {
    name: 'list-later-classes',
    apply: 'build',
    // The server draws all of it, the browser does not.
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle({ dir = '' }) {
      const classes: Record<string, string[]> = {};
      for (const id of this.getModuleIds()) {
        const name = SHOWN_LATER.exec(id)?.[1];
        if (name) classes[name] = classesIn(id, (one) => this.getModuleInfo(one));
      }
      writeFileSync(join(dir, '..', file), JSON.stringify(classes));
    },
  };
}

function classesIn(root: string, infoOf: (id: string) => Module | null): string[] {
  const classes = new Set<string>();
  const seen = new Set<string>();
  const queue = [root];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || id.includes('/node_modules/')) continue;
    seen.add(id);
    const { code, importedIds } = infoOf(id) ?? { code: '', importedIds: [] };
    for (const [, name = ''] of (code ?? '').matchAll(CLASS)) classes.add(name);
    queue.push(...importedIds);
  }
  return [...classes];
}
