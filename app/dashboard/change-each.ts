import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { Answer } from './send.ts';
import type { Message } from './shell/messages.tsx';
import { textsIn } from './texts.ts';

export type EachEnded = { done: number; gone: number; refused: ReadonlyMap<string, readonly string[]> };

const MOST_NAMES = 3;

/** One after the other: what is refused, or gone, stops none of the others. */
export async function changeEach<Row>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  change: (row: Row) => Promise<Answer>,
): Promise<EachEnded> {
  let [done, gone] = [0, 0];
  const refused = new Map<string, string[]>();
  for (const [at, row] of rows.entries()) {
    const { isOk, status, message } = await change(row);
    // Whatever keeps the server from answering keeps it from answering the next one too.
    const isEnd = !isOk && (status === 0 || status === 401 || status >= 500);
    if (isOk) done += 1;
    else if (status === 404) gone += 1;
    else refused.set(message, [...(refused.get(message) ?? []), ...(isEnd ? rows.slice(at) : [row]).map(labelOf)]);
    if (isEnd) break;
  }
  return { done, gone, refused };
}

export function endingOfEach(language: Language, { done, gone, refused }: EachEnded, doneText: string): Message {
  const t = textsIn(language);
  const list = new Intl.ListFormat(LOCALES[language].intl);
  const left = [...refused].map(([reason, names]) => {
    const more = names.length - MOST_NAMES;
    const named = names.slice(0, MOST_NAMES).map((name) => `\u2068${name}\u2069`);
    return `${list.format(more > 0 ? [...named, t('desk.each.more', { count: more })] : named)}: ${reason}`;
  });
  const text = [done > 0 && doneText, gone > 0 && t('desk.each.gone', { count: gone }), ...left].filter(Boolean).join(' ');
  return { kind: gone > 0 || refused.size > 0 ? 'error' : 'ok', text };
}
