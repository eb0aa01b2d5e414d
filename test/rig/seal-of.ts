import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSeal, type Seal } from '#store/seal.ts';

/** With the key a test server made for itself. */
export function sealOf({ dataDir }: { dataDir: string }): Seal {
  return openSeal(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim());
}
