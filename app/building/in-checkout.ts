import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** For patterns of our folders (`^app/site/`): a checkout may itself stand below a folder called `app`. */
export function inCheckout(pattern: RegExp): (id: string) => boolean {
  return (id) => pattern.test(pathInCheckout(id));
}

export function pathInCheckout(id: string): string {
  return relative(ROOT, id);
}
