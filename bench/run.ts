import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The chapters of docs/benchmarks.md that one command can measure, in order; each starts everything it needs by itself. */
const CHAPTERS = ['api', 'pages', 'next', 'stampede', 'search', 'growth', 'list', 'comments', 'inquiries', 'lighthouse'] as const;

const wanted = process.argv.slice(2);
if (wanted.includes('--help')) {
  process.stdout.write(
    `npm run bench [-- CHAPTER...]\nChapters: ${CHAPTERS.join(', ')}; all of them without a name. What was measured is written to docs/benchmarks.md.\n`,
  );
  process.exit();
}
const unknown = wanted.filter((name) => !CHAPTERS.some((chapter) => chapter === name));
if (unknown.length > 0) throw new Error(`no such chapter: ${unknown.join(', ')}`);

for (const chapter of CHAPTERS.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  process.stderr.write(`${chapter}\n`);
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, `${chapter}.ts`)], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
