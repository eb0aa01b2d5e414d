import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a commit whose subject has more than 60 characters is refused, Arabic letters counted as one each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamha-hook-'));
  try {
    const taken = (message: string) => {
      const path = join(folder, 'message');
      writeFileSync(path, message);
      return spawnSync('sh', ['scripts/hooks/commit-msg', path]).status === 0;
    };
    expect(taken(`${'x'.repeat(60)}\n\nA body as long as it likes to be, which is longer than sixty characters.\n`)).toBe(true);
    expect(taken(`\n# what git says\n${'x'.repeat(61)}\n`)).toBe(false);
    expect(taken('ش'.repeat(60))).toBe(true);
    expect(taken('ش'.repeat(61))).toBe(false);
    expect(taken(`Revert "${'x'.repeat(58)}"`)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
