import { join } from 'node:path';
import { defineConfig } from 'vite';
import { atItsSource } from './app/building/at-its-source.ts';

const ROOT = import.meta.dirname;
const FOLDER = join(ROOT, 'build', 'program');

/** Packages of hundreds of small modules without a place of their own. All others stay packages. */
const TAKEN_IN = ['kysely', 'zod', 'libphonenumber-js'];

/** The server as a few files: finding, reading and linking 1,500 modules is a third of a start. Nothing is renamed or shortened. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [atItsSource(ROOT, FOLDER)],
  ssr: { noExternal: TAKEN_IN, target: 'node' },
  build: {
    ssr: 'server.ts',
    outDir: FOLDER,
    target: 'node24',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true } },
  },
});
