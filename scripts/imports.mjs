import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './run.mjs';

// Imports, and files that become a process or a worker: new URL('./serve.ts', import.meta.url).
const IMPORT = /(?:\bfrom |\bimport |\bimport\(|\bnew URL\()'([^'\n]+)'/g;
const TYPES_ALONE = /^(?:import|export) type [^;]*;/gm;

/** Everything a source file needs to run: our files by their path, packages by their name. `known` may serve many calls. */
export function reachedFrom(file, known = new Map()) {
  const reached = new Set([file]);
  for (const path of reached) for (const next of importsOf(path, known)) reached.add(next);
  return reached;
}

function importsOf(path, known) {
  if (!known.has(path)) known.set(path, readImports(path));
  return known.get(path);
}

function readImports(path) {
  if (!/\.(?:ts|tsx|mjs)$/.test(path) || !existsSync(join(ROOT, path))) return [];
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(TYPES_ALONE, '');
  return [...text.matchAll(IMPORT)].map(([, name]) => {
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('.') ? normalize(join(dirname(path), name)) : name;
  });
}
