/** What became of something a visitor wanted to share. `fields` are the server's own sentences. */
export type Shared<Answer> =
  | { outcome: 'sent'; answer: Answer }
  | { outcome: 'invalid'; fields: Readonly<Record<string, string>> }
  | { outcome: 'too-many' | 'failed' };

/** Said of new words: a token comes with those that somebody looks at first. */
export type Told = { token: string };

const TIMEOUT_MS = 30_000;

/** The same calls as every other client of the API makes. */
export async function share<Answer>(address: string, body: Readonly<Record<string, string | number>>): Promise<Shared<Answer>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { outcome: 'sent', answer: (await response.json()) as Answer };
    if (response.status === 429) return { outcome: 'too-many' };
    const { errors = {} } = (await response.json()) as { errors?: Record<string, string> };
    return Object.keys(errors).length > 0 ? { outcome: 'invalid', fields: errors } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' }; // no connection, no answer in time, or one that is not ours
  }
}

/** Fresh from the server; nothing when it cannot be reached, and then what is on the page stays. */
export async function fetchList<Item>(address: string): Promise<Item[] | undefined> {
  return (await fetchNewest<Item>(address))?.list;
}

type Newest<Item> = { list: Item[]; count: number };

/** The newest of a list, and how many there are in all. */
export async function fetchNewest<Item>(address: string): Promise<Newest<Item> | undefined> {
  const response = await ask(address);
  return response && { list: (await response.json()) as Item[], count: Number(response.headers.get('x-total-count')) };
}

async function ask(address: string): Promise<Response | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}
