import type { Request } from '#app/page/api-client.ts';
import { callApi } from '#app/page/call-api.ts';
import type { Language } from '#i18n/translate.ts';

/** What became of something a visitor wanted to share. `fields` are the server's own sentences. */
export type Shared<Answer> =
  | { outcome: 'sent'; answer: Answer }
  | { outcome: 'invalid'; fields: Readonly<Record<string, string>> }
  | { outcome: 'too-many' | 'failed' };

/** Said of new words: a token comes with those that somebody looks at first. */
export type Told = { token: string };

const TIMEOUT_MS = 30_000;

/** The same calls as every other client of the API makes. */
export async function share<Answer>(language: Language, request: Request<Answer>): Promise<Shared<Answer>> {
  try {
    const response = await callApi(language, request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return { outcome: 'sent', answer: await response.json() };
    if (response.status === 429) return { outcome: 'too-many' };
    const { errors = {} } = await response.json();
    return Object.keys(errors).length > 0 ? { outcome: 'invalid', fields: errors } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' }; // no connection, no answer in time, or one that is not ours
  }
}

/** Fresh from the server, and how many there are in all where it says so; nothing when it cannot be reached: what is on the page stays. */
export async function fetchList<Item>(
  language: Language,
  request: Request<readonly Item[]>,
): Promise<{ list: readonly Item[]; count: number } | undefined> {
  try {
    const response = await callApi(language, request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? { list: await response.json(), count: Number(response.headers.get('x-total-count')) } : undefined;
  } catch {
    return undefined;
  }
}
