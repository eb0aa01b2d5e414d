import type { Operations } from '#server/operations.ts';
import type { FileFacts } from '#api/media/file-facts.ts';
import type { Language } from '#i18n/translate.ts';
import { usePageFacts } from '#app/page/page-facts.ts';

export type Files = Readonly<Record<string, FileFacts>>;

/** The same form as content/fields/file.ts gives a stored name. */
const STORED_NAME = /^[a-z0-9]{24}\.[a-z0-9]{3,4}$/;

/** The facts of every stored file named anywhere in a page's data, read at once. */
export async function filesIn(value: unknown, operations: Operations, language: Language): Promise<Files> {
  const names = new Set<string>();
  collect(value, names);
  const facts = names.size > 0 ? await operations.files.facts([...names], language) : [];
  return Object.fromEntries(facts.map((file) => [file.name, file]));
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    if (STORED_NAME.test(value)) names.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, names);
  }
}

/** Finds a file by its stored name among the facts the page's loaders brought; nothing for an empty or deleted one. */
export function useFiles(): (name: string) => FileFacts | undefined {
  return usePageFacts().file;
}
