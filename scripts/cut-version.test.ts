import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutChangelog, newestVersion, notesOf, versionProblem } from './cut-version.mjs';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0, 2026-11-17\n\n- Old.\n\n## 0.1.0, 2026-11-15\n\n- First.\n';

test('a release names what was unreleased, and its notes are that and nothing else', () => {
  const cut = cutChangelog(CHANGELOG, '0.3.0', '2026-12-01');
  expect(newestVersion(CHANGELOG)).toBe('0.2.0');
  expect(newestVersion(cut)).toBe('0.3.0');
  expect(notesOf(cut, '0.3.0')).toBe('- New.\n');
  expect(notesOf(cut, '0.1.0')).toBe('- First.\n');
  expect(() => cutChangelog(cut, '0.4.0', '2026-12-02')).toThrow('nothing under');
});

test('a version follows the one before it', () => {
  for (const next of ['0.2.1', '0.3.0', '1.0.0', '0.10.0']) expect(versionProblem(next, '0.2.0')).toBeUndefined();
  for (const next of ['0.2.0', '0.1.9', 'v0.3.0', '0.3', '']) expect(versionProblem(next, '0.2.0')).toBeTypeOf('string');
});

test('manifest, lock file and changelog name the same version', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock: { version: string; packages: Record<string, { version: string }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([lock.version, lock.packages['']?.version, newestVersion(readFileSync('CHANGELOG.md', 'utf8'))]).toEqual([
    version,
    version,
    version,
  ]);
});
