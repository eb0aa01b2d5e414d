import { join } from 'node:path';
import { defineConfig } from 'vite';
import { programOf } from './app/building/program-of.ts';

const ROOT = import.meta.dirname;

export default defineConfig(programOf('server.ts', { root: ROOT, folder: join(ROOT, 'build', 'program') }));
