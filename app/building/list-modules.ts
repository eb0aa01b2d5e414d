import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const QUERY = /\?.*$/;

type Script = { modules: readonly string[]; imports: readonly string[]; fetched: readonly string[]; isEntry: boolean };
export type ScriptList = Readonly<Record<string, Script>>;

/** Writes down which source went into which script and what a script brings along, so that a test can say what a visitor downloads. */
export function listModules(file: string): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const list: ScriptList = Object.fromEntries(
        scripts.map(({ fileName, moduleIds, imports, dynamicImports, isEntry }) => [
          `/${fileName}`,
          {
            modules: moduleIds.map((id) => relative(ROOT, id.replace(QUERY, ''))),
            imports: imports.map((name) => `/${name}`),
            fetched: dynamicImports.map((name) => `/${name}`),
            isEntry,
          },
        ]),
      );
      writeFileSync(join(dir, '..', file), JSON.stringify(list, null, 1));
    },
  };
}
