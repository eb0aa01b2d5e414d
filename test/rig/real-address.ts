import { allCollections } from '#content/index.ts';
import type { Seed } from './seed.ts';

/** Answers a question about a place, and nothing without one; `test/api/documents.test.ts` asks it. */
export const NEEDS_A_QUESTION = /\/advice\.pdf$/;

/** The address of something that exists, for a path with `{names}` below a base. */
export function realAddress(seed: Seed, method: string, path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(valueOf(seed, method, path, name))));
}

function valueOf(seed: Seed, method: string, path: string, name: string): string | number {
  switch (name) {
    case 'name':
      return seed.file;
    case 'backup':
      return seed.backup;
    case 'query':
      return 'screen';
    case 'version':
      return 1;
    case 'token':
      return seed.token;
    case 'products': {
      const { id } = seed.records.get('products')!;
      // A comparison is of two at least: the same product as two walls.
      return path.startsWith('/comparisons/') ? `${id}-2c2,${id}-4c4` : id;
    }
    case 'collection':
      return 'categories';
    default:
      return idOf(seed, method, path);
  }
}

/** What an id names depends on the call: a record, its parent, a section or a comment. */
function idOf({ records, comment, post, postComment }: Seed, method: string, path: string): number {
  const [, first, second] = path.toLowerCase().split('/');
  if (first === 'communitypostcomments') return method === 'GET' ? records.get('blog-sections')!.id : comment;
  if (first === 'communityposts') return second === 'posts' ? post : postComment;
  if (path === '/inbox/{id}/file') return 2;
  if (['trash', 'history', 'records'].includes(first!)) return records.get('categories')!.id;
  const collection = allCollections.find((one) => [one.path, ...one.aliases].includes(first!));
  if (!collection) return 1;
  const record = records.get(collection.name)!;
  const isParents =
    second === 'category' ||
    second === 'by-category' ||
    (collection.calls.updateBy === 'parent' && method !== 'GET' && path.split('/').length === 3);
  return isParents ? record.category_id : record.id;
}
