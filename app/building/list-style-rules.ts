import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import type { StyleRule } from '#app/page/page-styles.ts';

const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container']);

/** Takes the style sheets apart, so that the server can give each page the rules it needs without reading CSS itself. */
export async function listStyleRules(client: string, file: string): Promise<void> {
  const sheets: Record<string, StyleRule[]> = {};
  for await (const sheet of glob(`${client}/assets/*.css`))
    sheets[`/assets/${basename(sheet)}`] = withAnimations(rulesIn(parse(await readFile(sheet, 'utf8')), []));
  await writeFile(file, JSON.stringify(sheets));
}

function rulesIn(container: Container, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): StyleRule[] => {
    if (isCondition(node)) return rulesIn(node, [...within, `@${node.name} ${node.params}`]);
    return [{ within, needs: isRule(node) ? node.selectors.map(neededClasses) : [[]], text: textOf(node) }];
  });
}

/** Keyframes are needed where a rule that plays them is. */
function withAnimations(rules: readonly StyleRule[]): StyleRule[] {
  return rules.map((rule) => {
    const name = /^@keyframes ([\w-]+)/.exec(rule.text)?.[1];
    const players = name ? rules.filter(({ text }) => text !== rule.text && text.includes(name)) : [];
    return name ? { ...rule, needs: players.flatMap(({ needs }) => needs) } : rule;
  });
}

function isCondition(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && CONDITIONS.has(node.name);
}

function isRule(node: ChildNode): node is Rule {
  return node.type === 'rule';
}

/** Statements such as `@import` end in a semicolon, which is not part of them. */
function textOf(node: ChildNode): string {
  return node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
}

const ATTRIBUTE = /\[[^\]]*\]/g;
const ARGUMENT = /\([^()]*\)/g;
const CLASS = /\.([\w-]+)/g;

/** Without those in `:is(…)`, `:not(…)` and the like, of which one may be enough or none be wanted: rather a rule too many. */
export function neededClasses(selector: string): string[] {
  let bare = selector.replaceAll(ATTRIBUTE, '');
  while (ARGUMENT.test(bare)) bare = bare.replaceAll(ARGUMENT, '');
  return [...bare.matchAll(CLASS)].map(([, name = '']) => name);
}
