import { readFile, writeFile } from 'node:fs/promises';
import { countProven, statusDocument } from '#test/requirements/status.ts';

const README = new URL('../README.md', import.meta.url);
const COUNT = /\d+ of \d+ requirement rows are proven by an assertion; \d+ have no proof yet/;

await writeFile(new URL('../docs/requirements-status.md', import.meta.url), await statusDocument());
const { proven, all } = await countProven();
const counted = `${proven} of ${all} requirement rows are proven by an assertion; ${all - proven} have no proof yet`;
await writeFile(README, (await readFile(README, 'utf8')).replace(COUNT, counted));
