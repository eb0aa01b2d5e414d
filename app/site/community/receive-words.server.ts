import type { FormArgs } from '#app/site/form-action.server.ts';

/** The three forms of the page, posted without scripts; `about` is the record they belong to. */
export async function receiveWords({ operations, language, address, values }: FormArgs): Promise<void> {
  const { intent, about, ...words } = values;
  const reader = { language, sees: 'published' } as const;
  await operations.community.receiveWords({ intent, about: Number(about), values: words, address, reader });
}
