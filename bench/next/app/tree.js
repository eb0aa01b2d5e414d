import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';

/** What React calls otherwise than HTML. */
const NAMES = { class: 'className', for: 'htmlFor' };
const trees = new Map();

/** The elements of one of our pages, from where the measurement has put it. They are read once and drawn each time. */
function treeOf(page) {
  if (!trees.has(page))
    trees.set(page, parseDocument(readFileSync(join(process.env.PAGES, `${page}.html`), 'utf8')).children.flatMap(nodeOf));
  return trees.get(page);
}

/** Our own scripts stay out: Next brings its own. */
function nodeOf(node) {
  if (node.type === 'text') return [node.data];
  if (node.type !== 'tag') return [];
  const attributes = Object.entries(node.attribs).map(([name, value]) => [
    NAMES[name] ?? name,
    name === 'style' ? styleOf(value) : value || true,
  ]);
  return [{ tag: node.name, attributes: Object.fromEntries(attributes), children: node.children.flatMap(nodeOf) }];
}

function styleOf(text) {
  const declarations = text.split(';').filter((one) => one.includes(':'));
  return Object.fromEntries(
    declarations.map((one) => [propertyOf(one.slice(0, one.indexOf(':')).trim()), one.slice(one.indexOf(':') + 1).trim()]),
  );
}

function propertyOf(name) {
  return name.startsWith('--') ? name : name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function draw(node, key) {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return children.length > 0 ? createElement(tag, { ...attributes, key }, children.map(draw)) : createElement(tag, { ...attributes, key });
}

export function Tree({ page }) {
  return treeOf(page).map(draw);
}
