import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REASONS } from './reasons.ts';
import rows from './rows.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TESTS = ['test/**/*.{test,e2e}.ts', '{content,store,api,app,scripts,demo}/**/*.test.{ts,tsx}'];
const TITLE = /\btest(?:\.\w+(?:\([^)]*\))?)*\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
const RANGE = /\b([A-Z]{1,2}-P?|4-)(\d{2})(?:\s*(?:to|\.\.)\s*\1(\d{2}))?\b/g;

const GROUPS: Readonly<Record<string, string>> = {
  A: 'Routes and navigation',
  B: 'Navigation bar, footer, search',
  C: 'Home',
  D: 'Meeting calendar',
  E: 'About',
  F: 'Category',
  G: 'Product',
  H: 'Sub-category',
  I: 'Projects',
  J: 'Single project',
  K: 'Contact',
  L: 'Community',
  M: 'Project inquiry',
  N: 'Policies',
  O: 'Campaign',
  P: 'Pop-up',
  Q: 'Language, country, preferences',
  R: 'Dashboard: shell and login',
  S: 'Dashboard: banners and sliders',
  T: 'Dashboard: categories',
  U: 'Dashboard: products',
  V: 'Dashboard: sub-categories',
  W: 'Dashboard: projects',
  X: 'Dashboard: community',
  Y: 'Dashboard: single projects',
  Z: 'API',
  AA: 'Validation',
  AB: 'Messages',
  AC: 'Constants',
};
/** By itself, because an object would put its number first. */
const LAST_GROUP = ['4', 'Expected on day one'] as const;

/** `C-08 to C-10` and `C-08..C-10` mean three rows. */
export function rowsNamed(title: string): string[] {
  return [...title.matchAll(RANGE)].flatMap(([, prefix = '', first = '', last = first]) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first) + 1) },
      (_, step) => prefix + String(Number(first) + step).padStart(2, '0'),
    ),
  );
}

/** Which tests name which row. */
async function proofs(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const pattern of TESTS) {
    for await (const file of glob(pattern, { cwd: ROOT })) {
      const source = await readFile(`${ROOT}${file}`, 'utf8');
      for (const [, plain, template] of source.matchAll(TITLE)) {
        for (const row of rowsNamed(plain ?? template ?? '')) found.set(row, (found.get(row) ?? new Set()).add(relative('.', file)));
      }
    }
  }
  return found;
}

/** The table of all requirements, made from the titles of the tests: it cannot promise what no test claims. */
export async function statusDocument(): Promise<string> {
  const found = await proofs();
  const entries = Object.entries(rows);
  const proven = entries.filter(([id]) => found.has(id)).length;
  const sections = [...Object.entries(GROUPS), LAST_GROUP].map(([group, name]) => {
    const own = entries.filter(([id]) => id.split('-')[0] === group);
    const lines = own.map(
      ([id, text]) =>
        `| ${id} | ${text} | ${
          [...(found.get(id) ?? [])]
            .toSorted()
            .map((file) => `\`${file}\``)
            .join(', ') ||
          REASONS[id] ||
          'no test yet'
        } |`,
    );
    return `## ${group}. ${name}\n\n| Row | What must hold | Proven by |\n|---|---|---|\n${lines.join('\n')}`;
  });
  return `# Requirements status\n\nMade from the titles of the tests by \`npm run status\`; a test keeps it true. ${proven} of ${entries.length} rows are named by a test. "No test yet" means just that: the row may hold, but nothing proves it.\n\n${sections.join('\n\n')}\n`;
}
