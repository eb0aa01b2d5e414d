import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const META = /\bimport\.meta\.(?:url|dirname)\b/g;

/** In one file of many modules each would look for its neighbours beside that file: `import.meta` says where the source is, seen from `folder`. */
export function atItsSource(root: string, folder: string): Plugin {
  return {
    name: 'lamha:at-its-source',
    transform(code, id) {
      if (!id.startsWith(root + sep) || id.includes('/node_modules/') || !code.includes('import.meta.')) return undefined;
      const source = `new URL(${JSON.stringify(relative(folder, id).replaceAll(sep, '/'))}, import.meta.url)`;
      const replaced = code.replaceAll(META, (found) =>
        found.endsWith('url') ? `${source}.href` : `decodeURIComponent(new URL('.', ${source}).pathname.slice(0, -1))`,
      );
      return { code: replaced, map: null };
    },
  };
}
