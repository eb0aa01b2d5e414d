import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { textBefore } from '#content/known.ts';
import { pathInCheckout } from './in-checkout.ts';

const owners = new Map<string, string>();

/** `hero-banners_title` instead of a hash: names that repeat what is around them cost visitors almost nothing. */
export function scopedClassName(name: string, file: string): string {
  const path = textBefore(file, '?');
  const layer = /^app\/(\w+)\//.exec(pathInCheckout(path))?.[1] ?? '';
  const stem = basename(path, '.module.css');
  const scope = layer === 'site' ? stem : `${layer}-${stem}`;
  const owner = owners.get(scope) ?? path;
  if (owner !== path) throw new Error(`Two style sheets of ${layer} are called ${stem}: ${owner} and ${path}`);
  owners.set(scope, path);
  return `${scope}_${name}`;
}

const SHEET = /import (\w+) from '([^']+\.module\.css)';/g;

/** Writes the class names into the scripts, which then need no table of them. Without `sheets` the styles themselves are left out. */
export function inlineClassNames({ sheets = true } = {}): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx(?:\?|$)/, code: '.module.css' },
        handler(code, id) {
          let inlined = code;
          for (const [statement, table = '', sheet = ''] of code.matchAll(SHEET)) {
            const file = sheet.startsWith('#app/') ? join(import.meta.dirname, '..', sheet.slice(5)) : join(dirname(id), sheet);
            const use = new RegExp(String.raw`\b${table}\['(\w+)'\]`, 'g');
            inlined = inlined
              .replace(statement, sheets ? `import '${sheet}';` : '')
              .replaceAll(use, (_, name: string) => `'${scopedClassName(name, file)}'`);
          }
          return { code: inlined, map: null };
        },
      },
    },
    {
      name: 'empty-class-tables',
      apply: 'build',
      enforce: 'post',
      // Kept although nothing is imported from it: otherwise its rules would be dropped with it.
      transform: { filter: { id: /\.module\.css$/ }, handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }) },
    },
  ];
}
