import { textBefore } from '#content/known.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

/** `products`: a whole collection; `products#15`: one record; `products/3`: the records of one parent, their order and number. */
export type Subject = string;
export type Change = 'everything' | readonly Subject[];
export type Reads = Set<Subject>;

const current = new AsyncLocalStorage<Reads>();

export function recordSubject(collection: string, id: number | string): Subject {
  return `${collection}#${id}`;
}

export function listSubject(collection: string, parent: number): Subject {
  return `${collection}/${parent}`;
}

/** Runs something and tells what it has read: what was made of it holds until one of these changes. */
export async function withReads<Result>(work: () => Promise<Result>): Promise<{ result: Result; reads: Reads }> {
  const reads: Reads = new Set();
  const result = await current.run(reads, work);
  noteReads(reads); // whoever asked has read the same
  return { result, reads };
}

/** What has been read since the innermost `withReads` began; nothing where nobody listens. */
export function readsSoFar(): ReadonlySet<Subject> | undefined {
  return current.getStore();
}

/** Called by everything that reads content. Costs next to nothing where nobody listens. */
export function noteRead(subject: Subject): void {
  const reads = current.getStore();
  if (!reads) return;
  reads.add(subject);
  reads.add(anyOf(subject));
}

/** For answers from a cache: they were made of these. */
export function noteReads(subjects: Iterable<Subject>): void {
  const reads = current.getStore();
  if (reads) for (const subject of subjects) reads.add(subject);
}

export function isTouched(reads: ReadonlySet<Subject>, change: Change): boolean {
  if (change === 'everything') return true;
  return change.some((subject) => {
    const collection = collectionOf(subject);
    return reads.has(collection) || reads.has(collection === subject ? anyOf(subject) : subject);
  });
}

export function collectionOf(subject: Subject): string {
  return textBefore(subject, /[#/]/);
}

/** Marks that something of a collection was read, whatever it was. */
function anyOf(subject: Subject): Subject {
  return `~${collectionOf(subject)}`;
}
