import type { FormArgs } from '#app/site/form-action.server.ts';

/** The three forms of the page, posted without scripts; `about` is the record they belong to. */
export async function receiveWords({ operations, language, address, values }: FormArgs): Promise<{ isWaiting: boolean }> {
  const { intent, about, ...words } = values;
  const reader = { language, sees: 'published' } as const;
  return operations.community.receiveWords({ intent, about: Number(about), values: words, author: { address, language }, reader });
}
