import { wholeNumber } from '#app/page/whole-number.ts';
import type { Extras, FormArgs } from '#app/site/form-action.server.ts';

/** The three forms of the page, posted without scripts; `about` is the record they belong to. */
export async function receiveComment({ operations, language, address, values }: FormArgs): Promise<Extras> {
  const { intent, about, ...texts } = values;
  const reader = { language, sees: 'published' } as const;
  const { isWaiting } = await operations.community.receiveComment({
    intent,
    about: wholeNumber(about) ?? 0,
    values: texts,
    author: { address, language },
    reader,
  });
  // Says which of the many forms it was, for a page that is drawn again without scripts.
  return { isWaiting, values: { intent: intent ?? '', about: about ?? '', kind: texts['kind'] ?? '' } };
}
