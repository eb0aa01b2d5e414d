import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '#content/pages.ts';

/** The module of a page, below `app/`: `site/routes/sub-category.tsx` for `subCategory`. */
export function moduleOf(page: Page): string {
  const file = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = `site/routes/${file}.tsx`;
  if (!existsSync(join(import.meta.dirname, '..', path)))
    throw new Error(`The page "${page}" of content/pages.ts has no module: write app/${path}.`);
  return path;
}
