const ANSWER_MS = 5000;

export type PurgeTarget = { url: string; method: 'POST' | 'PURGE' | 'BAN'; token: string | undefined };

/** One call in the words of all of them: Cloudflare reads the body, Fastly and Varnish the heads. */
export async function sendPurge({ url, method, token }: PurgeTarget, tags: readonly string[]): Promise<void> {
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'cache-tag': tags.join(','),
      'surrogate-key': tags.join(' '),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the cache at ${new URL(url).host} answered ${answer.status} to a purge`);
}
