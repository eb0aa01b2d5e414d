import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const QUERY = /\?.*$/;

export type ScriptList = Readonly<Record<string, { modules: readonly string[]; imports: readonly string[]; fetched: readonly string[] }>>;

/** Writes down which source went into which script and what a script brings along, so that a test can say what a visitor downloads. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const list: ScriptList = Object.fromEntries(
        scripts.map(({ fileName, moduleIds, imports, dynamicImports }) => [
          `/${fileName}`,
          {
            modules: moduleIds.map((id) => relative(ROOT, id.replace(QUERY, ''))),
            imports: imports.map((name) => `/${name}`),
            fetched: dynamicImports.map((name) => `/${name}`),
          },
        ]),
      );
      writeFileSync(join(dir, '..', 'scripts.json'), JSON.stringify(list, null, 1));
    },
  };
}
