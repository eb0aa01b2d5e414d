import type { UserConfig } from 'vite';
import { atItsSource } from './at-its-source.ts';

/** Packages of hundreds of small modules without a place of their own. All others stay packages. */
const TAKEN_IN = ['kysely', 'zod', 'libphonenumber-js'];

/** A program as a few files: finding, reading and linking 1,500 modules is a third of a start. Nothing is renamed or shortened. */
export function programOf(entry: string, { root, folder }: { root: string; folder: string }): UserConfig {
  return {
    root,
    publicDir: false,
    plugins: [atItsSource(root, folder)],
    ssr: { noExternal: TAKEN_IN, target: 'node' },
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node24',
      minify: false,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true } },
    },
  };
}
