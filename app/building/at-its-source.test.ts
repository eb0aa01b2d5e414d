import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { atItsSource } from './at-its-source.ts';

test('a module of the built server finds its neighbours where its source is, also below a folder with a space', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lamha built '));
  onTestFinished(() => rm(root, { recursive: true }));
  const source = join(root, 'api', 'media', 'thread.ts');
  const built = join(root, 'build', 'program', 'main.js');
  const code = 'export const worker = new URL("./worker.ts", import.meta.url).href; export const folder = import.meta.dirname;';
  await mkdir(join(root, 'build', 'program'), { recursive: true });

  await writeFile(built, transformed(root, code, source));

  expect(await import(pathToFileURL(built).href)).toMatchObject({
    worker: pathToFileURL(join(root, 'api', 'media', 'worker.ts')).href,
    folder: join(root, 'api', 'media'),
  });
});

test('what packages say of their place stays as it is', () => {
  expect(transformed('/site', 'import.meta.url', '/site/node_modules/some/index.js')).toBe('import.meta.url');
});

function transformed(root: string, code: string, id: string): string {
  const { transform } = atItsSource(root, join(root, 'build', 'program'));
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const result = Reflect.apply(transform, undefined, [code, id]);
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : code;
}
