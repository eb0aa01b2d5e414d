import { writeFile } from 'node:fs/promises';
import { statusDocument } from '#test/requirements/status.ts';

await writeFile(new URL('../docs/requirements-status.md', import.meta.url), await statusDocument());
