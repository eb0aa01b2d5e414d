import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'secret.key';
const BYTES = 32;

export type SecretKey = {
  key: string;
  /** Where it lies, if it is not in the environment. */
  path: string | undefined;
  /** Made just now: somebody has to be told to keep a copy. */
  isNew: boolean;
};

/** As the environment names it, or as the data folder holds it; undefined where there is none yet. */
export function findSecretKey(dataDir: string, given: string | undefined): SecretKey | undefined {
  if (given !== undefined) return { key: given, path: undefined, isNew: false };
  const path = join(dataDir, FILE);
  try {
    return { key: readFileSync(path, 'utf8').trim(), path, isNew: false };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** At the first start, readable by nobody else. Two servers that start in one folder at once end with the same. */
export function makeSecretKey(dataDir: string): SecretKey {
  const path = join(dataDir, FILE);
  const key = randomBytes(BYTES).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    const other = error instanceof Error && 'code' in error && error.code === 'EEXIST' && findSecretKey(dataDir, undefined);
    if (!other) throw error;
    return other;
  }
  chmodSync(path, 0o600);
  return { key, path, isNew: true };
}
