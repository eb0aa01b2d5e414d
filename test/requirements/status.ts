import { readFileSync } from 'node:fs';
import { testFiles } from '#scripts/test-files.mjs';
import { findProofs } from './find-proofs.ts';
import rows from './rows.json' with { type: 'json' };

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
/** By themselves, because an object would put numbers first. */
const LAST_GROUPS = [
  ['RES', 'Mapping: what was resolved'],
  ['3', 'Ambiguities and their resolution'],
  ['4', 'Expected on day one'],
] as const;

const NO_PROOF = '**no proof yet**';

/** How many rows a test asserts, of how many. */
export async function countProven(): Promise<{ proven: number; all: number }> {
  const found = new Set((await findProofs()).map(({ row }) => row));
  const ids = Object.keys(rows);
  return { proven: ids.filter((id) => found.has(id)).length, all: ids.length };
}

/** The files of which one language or database is proven by `npm test` and the other by `npm run test:rest`. */
function filesInBothHalves(): ReadonlySet<string> {
  const { tests, journeys } = testFiles();
  const perLanguage = journeys.filter(({ path }) => /\bin \$\{language\}|\(\$\{language\}\)/.test(readFileSync(path, 'utf8')));
  return new Set([...tests.filter(({ hasEngines }) => hasEngines), ...perLanguage].map(({ path }) => path));
}

/** The table of all requirements, made from what the bodies of the tests say they prove. */
export async function statusDocument(): Promise<string> {
  const files = Map.groupBy(await findProofs(), ({ row }) => row);
  const proofsOf = (id: string) => [...new Set((files.get(id) ?? []).map(({ file }) => `\`${file}\``))].toSorted().join(', ');
  const inBoth = filesInBothHalves();
  const halvesOf = (id: string) => ((files.get(id) ?? []).some(({ file }) => inBoth.has(file)) ? 'both' : 'first');
  const { proven, all } = await countProven();
  const sections = [...Object.entries(GROUPS), ...LAST_GROUPS].map(([group, name]) => {
    const own = Object.entries(rows).filter(([id]) => id.split('-')[0] === group);
    const lines = own.map(([id, text]) => `| ${id} | ${text} | ${proofsOf(id) || NO_PROOF} | ${halvesOf(id)} |`);
    return `## ${group}. ${name}\n\n| Row | What must hold | Proven by | Half |\n|---|---|---|---|\n${lines.join('\n')}`;
  });
  return `# Requirements status\n\nMade by \`npm run status\` from the tests; a test keeps it true. A row is proven when the body of a test says so with \`proves('B-20')\` and asserts it there; a call that no assertion follows is refused. ${proven} of ${all} rows are proven, ${all - proven} have no proof yet: such a row may hold, but nothing would notice if it broke. Every row is proven in the first half of the tests (\`npm test\`); of those marked “both”, \`npm run test:rest\` proves the other language or the other database.\n\n${sections.join('\n\n')}\n`;
}
