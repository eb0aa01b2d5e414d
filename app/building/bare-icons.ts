import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILE = /\/bootstrap-icons\/icons\/[\w-]+\.svg(?=\?raw$)/;

/** Icons bring a size, a class and a namespace that `Icon` replaces anyway: none of it travels to visitors. */
export function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: FILE },
      async handler(id) {
        const drawn = await readFile(id.slice(0, id.indexOf('?')), 'utf8');
        const inside = drawn.slice(drawn.indexOf('>') + 1, drawn.lastIndexOf('</svg>'));
        return `export default ${JSON.stringify(`<svg>${inside.replaceAll(/\s*\n\s*/g, '')}</svg>`)};`;
      },
    },
  };
}
