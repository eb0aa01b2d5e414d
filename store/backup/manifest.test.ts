import { expect, test } from 'vitest';
import { Manifest } from './manifest.ts';

const GOOD = { name: 'abcdefghijklmnopqrstuvwx.webp', size: 1, sha256: 'a' };
const MANIFEST = { format: 1, createdAt: '2026-11-19T00:00:00Z', migrations: [], tables: [], files: [GOOD] };

test.each(['../../etc/cron.d/x', '/etc/passwd', 'a/b.webp', '..', '', 'index.html', 'C:\\x.webp'])(
  'a backup that names a file "%s" is none of ours',
  (name) => {
    expect(Manifest.safeParse(MANIFEST).success).toBe(true);
    expect(Manifest.safeParse({ ...MANIFEST, files: [{ ...GOOD, name }] }).success).toBe(false);
    expect(Manifest.safeParse({ ...MANIFEST, missing: [name] }).success).toBe(false);
    expect(Manifest.safeParse({ ...MANIFEST, tables: [{ ...GOOD, name, rows: 1 }] }).success).toBe(false);
  },
);
