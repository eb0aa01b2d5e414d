import { join } from 'node:path';
import { build } from 'vite';
import { bareIcons } from './bare-icons.ts';
import { inlineClassNames, scopedClassName } from './class-names.ts';
import { inCheckout } from './in-checkout.ts';
import { listModules } from './list-modules.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const ENTRY = join(ROOT, 'app/entry.visitor.ts');

/** React in one file, what islands are made of in another; what the entry runs itself stays in it, or it would bring both along. */
const groups = [
  {
    name: 'react',
    test: inCheckout(/^(?:node_modules\/(?:react|react-dom|scheduler)\/|app\/(?:islands\/hydrate|page\/page-facts)\.tsx?$)/),
    priority: 2,
  },
  { name: 'community', test: inCheckout(/^app\/site\/community\/(?!.*\.island\.tsx)/), minShareCount: 2, priority: 2 },
  {
    name: partOfIslands,
    debugName: 'parts',
    test: inCheckout(/^(?:app|content|i18n|node_modules\/bootstrap-icons)\/(?!.*\.island\.tsx)/),
    minShareCount: 2,
    priority: 1,
  },
];

type Context = { getModuleInfo(id: string): { importers: readonly string[] } | null };

function partOfIslands(module: string, context: Context): string | null {
  const seen = new Set<string>();
  const queue = [module];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (id === ENTRY) return null;
    if (!seen.has(id)) queue.push(...(context.getModuleInfo(id)?.importers ?? []));
    seen.add(id);
  }
  return 'parts';
}

/** Apart from the dashboard's application: a visitor downloads nothing of its router. The styles come with the page. */
export async function buildVisitorScripts(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [bareIcons(), inlineClassNames({ sheets: false }), listModules('visitor-scripts.json')],
    css: { modules: { generateScopedName: scopedClassName } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    },
  });
}
