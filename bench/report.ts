import { readFile, writeFile } from 'node:fs/promises';

const REPORT = new URL('../docs/benchmarks.md', import.meta.url);

/** Puts the lines between the marks of their chapter in docs/benchmarks.md, and shows them. */
export async function report(chapter: string, lines: readonly string[]): Promise<void> {
  const [start, end] = [`<!-- ${chapter} -->`, `<!-- /${chapter} -->`];
  const before = await readFile(REPORT, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no chapter ${start}`);
  const text = lines.join('\n');
  await writeFile(REPORT, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`);
  process.stdout.write(`${text}\n`);
}
