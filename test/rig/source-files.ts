import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

export const LAYERS = ['content', 'store', 'api', 'app', 'server', 'i18n'] as const;
const FOLDERS = [...LAYERS, 'demo', 'bench', 'scripts', 'test', 'docs', '.ci'];
const TEXT = new Set(['.ts', '.tsx', '.js', '.mjs', '.css', '.md', '.json', '.yml']);

/** A list packed into one line is data: nobody reads it, and patterns that look along a line would take minutes. */
const LINE_OF_DATA = /^.{5000,}$/gm;

export type SourceFile = { path: string; text: string };

/** Every text file of ours, by its path from the root. */
export function sourceFiles(): SourceFile[] {
  const root = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const deep = FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  return [...root, ...deep]
    .filter((path) => TEXT.has(extname(path)) && path !== 'package-lock.json')
    .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(LINE_OF_DATA, '') }));
}

export function isCode({ path }: SourceFile): boolean {
  return /\.(?:ts|tsx|js|mjs)$/.test(path);
}

export function isTest({ path }: SourceFile): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$|\/test-[a-z-]+\.ts$/.test(path);
}

export function isIn(...folders: string[]): (file: SourceFile) => boolean {
  return ({ path }) => folders.some((folder) => path.startsWith(`${folder}/`));
}

/** `path:line: what` for every match, so that a failing test names the places. */
export function matches(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}gm`))].map(
      (match) => `${path}:${text.slice(0, match.index).split('\n').length}: ${match[0].trim()}`,
    ),
  );
}
