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

/** The table of all requirements, made from what the bodies of the tests say they prove. */
export async function statusDocument(): Promise<string> {
  const files = Map.groupBy(await findProofs(), ({ row }) => row);
  const proofsOf = (id: string) => [...new Set((files.get(id) ?? []).map(({ file }) => `\`${file}\``))].toSorted().join(', ');
  const { proven, all } = await countProven();
  const sections = [...Object.entries(GROUPS), ...LAST_GROUPS].map(([group, name]) => {
    const own = Object.entries(rows).filter(([id]) => id.split('-')[0] === group);
    const lines = own.map(([id, text]) => `| ${id} | ${text} | ${proofsOf(id) || NO_PROOF} |`);
    return `## ${group}. ${name}\n\n| Row | What must hold | Proven by |\n|---|---|---|\n${lines.join('\n')}`;
  });
  return `# Requirements status\n\nMade by \`npm run status\` from the tests; a test keeps it true. A row is proven when the body of a test says so with \`proves('B-20')\` and asserts it there; a call that no assertion follows is refused. ${proven} of ${all} rows are proven, ${all - proven} have no proof yet: such a row may hold, but nothing would notice if it broke.\n\n${sections.join('\n\n')}\n`;
}
